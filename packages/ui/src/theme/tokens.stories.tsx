import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge, Button, Card, Slider, TextField } from '../primitives/index.ts'
import { colors, measures, shadows, type ColorToken, type Density } from './index.ts'
import { Bar, Box, Grid, Row, Swatch, Tile } from '../testing/theme/tokens.styles.ts'

const colorTokens = Object.keys(colors.light) as ColorToken[]
const code = (group: string, name: string | number) => `--ph-${group}-${name}`

interface PageProps {
  density: Density
  person?: string
}

/** A sample part of a page in the given density. */
function Page({ density, person = 'Camille Laurent' }: PageProps) {
  return (
    <div data-density={density} style={{ maxWidth: 420 }}>
      <Card title={person} actions={<Badge tone="success">Installée</Badge>}>
        <div style={{ display: 'grid', gap: 12 }}>
          <TextField label="Poste" value="Directrice commerciale" onChange={() => undefined} />
          <Slider
            label="Largeur du logo"
            value={120}
            min={50}
            max={400}
            onChange={() => undefined}
          />
          <Button variant="primary">Enregistrer</Button>
        </div>
      </Card>
    </div>
  )
}

const meta = {
  title: 'Theme/Tokens',
  component: Page,
  args: { density: 'comfortable' },
  parameters: {
    guidance: {
      do: [
        'Use tokens for every color, length and duration.',
        'Change the look by setting the variables on a part of the page.',
      ],
      dont: ['Do not write hex values into a component: they do not adapt to dark mode.'],
    },
    keys: [],
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/**
 * Colors, named by their purpose; each text color is readable on `canvas`, `surface` and `raised`.
 */
export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  render: () => (
    <Grid>
      {colorTokens.map((token) => (
        <Tile key={token}>
          <Swatch style={{ background: `var(${code('color', token)})` }} />
          <strong>{token}</strong>
          <code>{code('color', token)}</code>
        </Tile>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const swatches = canvasElement.querySelectorAll(`${Swatch}`)
    await expect(swatches).toHaveLength(colorTokens.length)
    for (const swatch of swatches)
      await expect(getComputedStyle(swatch).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  },
}

export const Playground: Story = {
  args: { density: 'compact' },
  parameters: { variants: ['dark'] },
}

/** Inter, a single bundled variable font; tabular figures in tables. */
export const Type: Story = {
  render: () => (
    <>
      {Object.entries(measures.text).map(([name, size]) => (
        <Row key={name}>
          <code>
            {code('text', name)}, {size}
          </code>
          <span style={{ fontSize: size }}>Votre signature est prête</span>
        </Row>
      ))}
      {Object.entries(measures.weight).map(([name, weight]) => (
        <Row key={name}>
          <code>
            {code('weight', name)}, {weight}
          </code>
          <span style={{ fontWeight: weight, fontSize: 20 }}>Éloïse Martin</span>
        </Row>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready
    await expect(document.fonts.check("14px 'Inter Variable'")).toBe(true)
    const line = canvas.getAllByText('Votre signature est prête')[0] as HTMLElement
    await expect(getComputedStyle(line).fontFamily).toMatch(/^"Inter Variable"/)
  },
}

export const Space: Story = {
  render: () => (
    <>
      {Object.entries(measures.space).map(([name, length]) => (
        <Row key={name}>
          <code>
            {code('space', name)}, {length}
          </code>
          <Bar style={{ width: length }} />
        </Row>
      ))}
    </>
  ),
}

export const Radius: Story = {
  render: () => (
    <Grid>
      {Object.entries(measures.radius).map(([name, radius]) => (
        <Tile key={name}>
          <Box style={{ borderRadius: radius }} />
          <strong>{name}</strong>
          <code>
            {code('radius', name)}, {radius}
          </code>
        </Tile>
      ))}
    </Grid>
  ),
}

export const Shadow: Story = {
  parameters: { variants: ['dark'] },
  render: () => (
    <Grid>
      {Object.keys(shadows.light).map((name) => (
        <Tile key={name}>
          <Box style={{ boxShadow: `var(${code('shadow', name)})`, borderColor: 'transparent' }} />
          <strong>{name}</strong>
          <code>{code('shadow', name)}</code>
        </Tile>
      ))}
    </Grid>
  ),
}

/** Durations to try out: hover over a bar. With reduced motion nothing moves. */
export const Motion: Story = {
  render: () => (
    <>
      {(['fast', 'normal'] as const).map((name) => (
        <Row key={name}>
          <code>
            {code('motion', name)}, {measures.motion[name]}
          </code>
          <Bar $moves={name} style={{ width: 48 }} />
        </Row>
      ))}
    </>
  ),
  play: async () => {
    const page = getComputedStyle(document.documentElement)
    await expect(page.getPropertyValue('--ph-motion-ease')).toBe(measures.motion.ease)
  },
}

/** The same page in both densities. */
export const Densities: Story = {
  parameters: { variants: ['phone'] },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 24 }}>
      <Page density="comfortable" />
      <Page density="compact" person="Éloïse Martin" />
    </div>
  ),
}
