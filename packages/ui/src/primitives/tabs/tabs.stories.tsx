import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TabList } from './tab-list.tsx'
import { TabPanel } from './tab-panel.tsx'
import { Tab } from './tab.tsx'
import { Tabs } from './tabs.tsx'

const views = ['General', 'Images', 'Social', 'Addon', 'Design']
const months = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
]

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    onSelect: fn(),
    children: (
      <>
        <TabList label="Parties de la signature">
          {views.map((view) => (
            <Tab key={view} id={view} isDisabled={view === 'Addon'}>
              {view}
            </Tab>
          ))}
        </TabList>
        {views.map((view) => (
          <TabPanel key={view} id={view}>
            Réglages de la partie {view}.
          </TabPanel>
        ))}
      </>
    ),
  },
  parameters: {
    guidance: {
      do: [
        'Use them for views of one thing that people do not need to compare.',
        'Keep a panel if it contains typed text.',
      ],
      dont: ['Do not use them for ordered steps: use a Stepper.', 'Do not put tabs into tabs.'],
    },
    keys: [
      { keys: '← →', does: 'select the previous and next tab; ↑ ↓ if they are in a column' },
      { keys: 'Home, End', does: 'select the first and the last' },
      { keys: 'Tab', does: 'moves into the panel' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Design' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Réglages de la partie Design.')
    await expect(args.onSelect).toHaveBeenLastCalledWith('Design')
  },
}

export const Playground: Story = { args: { defaultSelected: 'Social' } }

export const Kept: Story = {
  args: {
    children: (
      <>
        <TabList label="Étapes">
          <Tab id="write">Écrire</Tab>
          <Tab id="send">Envoyer</Tab>
        </TabList>
        <TabPanel id="write" isKept>
          <label>
            Message <input defaultValue="" />
          </label>
        </TabPanel>
        <TabPanel id="send">Prêt à partir.</TabPanel>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Bonjour')
    await userEvent.click(canvas.getByRole('tab', { name: 'Envoyer' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Écrire' }))
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Bonjour')
  },
}

export const Vertical: Story = {
  parameters: { variants: ['dark'] },
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: 'Images' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Réglages de la partie Images.')
  },
}

export const ManyTabs: Story = {
  parameters: { variants: ['phone'] },
  args: {
    defaultSelected: 'Septembre',
    children: (
      <>
        <TabList label="Mois de la campagne">
          {months.map((month) => (
            <Tab key={month} id={month}>
              {month}
            </Tab>
          ))}
        </TabList>
        {months.map((month) => (
          <TabPanel key={month} id={month}>
            Bannières de {month.toLowerCase()}.
          </TabPanel>
        ))}
      </>
    ),
  },
  decorators: [
    (Story) => (
      // Keeps the tabs away from the corner, where the test's pointer rests.
      <div style={{ maxWidth: 390, paddingTop: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect()
    const selected = canvas.getByRole('tab', { name: 'Septembre' }).getBoundingClientRect()
    await expect(selected.left).toBeGreaterThanOrEqual(list.left)
    await expect(selected.right).toBeLessThanOrEqual(list.right)
  },
}
