import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx'

const views = ['General', 'Images', 'Social', 'Addon', 'Design']

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
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
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
