import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { iconsBaseUrl } from '../../testing/signature/icons-base-url.ts'
import { SignaturePreview } from './signature-preview.tsx'

const options = { iconsBaseUrl, localImages: true }

const meta: Meta<typeof SignaturePreview> = {
  title: 'Signature/SignaturePreview',
  component: SignaturePreview,
  tags: ['autodocs'],
  parameters: {
    guidance: {
      do: [
        'Pass the same data and options as to `renderSignature`: the preview then equals the installed signature.',
        'Keep the `options` object stable between renders, to avoid needless renders.',
        'Set `maxHeight` and `isInert` for thumbnails inside a link or a button.',
      ],
      dont: [
        'Insert the signature’s HTML into your own page: the styles would mix, and scripts could run.',
      ],
    },
    keys: [{ keys: 'Tab', does: 'Moves to the links of the signature, which open in a new tab.' }],
  },
  args: { data: sampleSignature, options },
}
export default meta

type Story = StoryObj<typeof SignaturePreview>

/** Waits for the signature's element inside the frame. */
async function shownIn(frame: HTMLIFrameElement): Promise<Element> {
  await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Camille Durand'))
  const content = frame.contentDocument?.body.firstElementChild
  if (!content) throw new Error('The frame contains no signature.')
  return content
}

function layout(layoutKey: typeof sampleSignature.layoutKey): Story {
  return { args: { data: { ...sampleSignature, layoutKey } } }
}

function layoutInDark(layoutKey: typeof sampleSignature.layoutKey): Story {
  return { args: { ...layout(layoutKey).args, scheme: 'dark' } }
}

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    const inner = (await shownIn(frame)).ownerDocument
    const [first, second] = inner.links
    const frameKeys = userEvent.setup({ document: inner })
    await frameKeys.tab()
    await expect(inner.activeElement).toBe(first)
    await frameKeys.tab()
    await expect(inner.activeElement).toBe(second)
    second?.blur()
    // If the frame kept focus, React would try to restore focus inside it when the next story
    // removes it. After simulated key presses this throws, and React then stops handling events.
    frame.blur()
  },
}

export const Playground: Story = { args: { align: 'center' } }

export const Layout1 = layout('layout1')
export const Layout1Dark = layoutInDark('layout1')
export const Layout2 = layout('layout2')
export const Layout2Dark = layoutInDark('layout2')
export const Layout3 = layout('layout3')
export const Layout3Dark = layoutInDark('layout3')
export const LayoutArtF = layout('layout-art-f')
export const LayoutArtFDark = layoutInDark('layout-art-f')

export const TakesTheHeightOfItsContent: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    const content = await shownIn(frame)
    await expect(content.getBoundingClientRect().height).toBeGreaterThan(60)
    await expect(frame.clientHeight).toBe(Math.ceil(content.getBoundingClientRect().height))
  },
}

export const SurvivesBeingMoved: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    const before = (await shownIn(frame)).ownerDocument
    frame.parentElement?.append(frame)
    await waitFor(() => expect(frame.contentDocument).not.toBe(before))
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Camille Durand'))
  },
}

export const Empty: Story = {
  args: { data: {} },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    await expect(frame.clientHeight).toBe(0)
  },
}

export const FitsAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { data: { ...sampleSignature, layoutKey: 'layout2' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Aperçu de la signature')
    const { right } = (await shownIn(frame)).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(frame.clientWidth + 1)
  },
}

export const Thumbnail: Story = {
  args: { maxHeight: 86, align: 'center', isInert: true },
  decorators: [
    (Story) => (
      <div style={{ width: 180, padding: 8, background: '#fff' }}>
        <Story />
      </div>
    ),
  ],
}
