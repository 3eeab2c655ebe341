import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '../product.ts'
import { menuEntries } from './menu.fixture.ts'

const meta: Meta = {
  title: 'Signature product/App/Navigation',
  ...productStory(product, { path: '/home', api: { userId: demoIds.admin } }),
}
export default meta

/**
 * The menu's entries in the order in which the story opens them. The first page is already open at
 * the start, so it comes last.
 */
const screens = [...menuEntries.slice(1), ...menuEntries.slice(0, 1)]

export const Titles: StoryObj = {
  name: 'Sets the document title of each screen and focuses its heading',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Votre société' })
    await expect(document.title).toBe('Votre société – Paraphe')
    for (const [link, , title] of screens) {
      await userEvent.click(canvas.getByRole('link', { name: link }))
      const heading = await canvas.findByRole('heading', {
        level: 1,
        name: new RegExp(`^${title}`),
      })
      await waitFor(() => expect(heading).toHaveFocus())
      await expect(document.title).toBe(`${title} – Paraphe`)
    }
  },
}

export const Keyboard: StoryObj = {
  name: 'Continues from the new screen’s heading when Tab is pressed',
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Employes' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    const heading = await canvas.findByRole('heading', { level: 1, name: /^Employes/ })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Importer une liste' })).toHaveFocus()
  },
}

export const PhoneMenu: StoryObj = {
  name: 'Focuses the new screen after navigation from the phone menu',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Equipes' }))
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { level: 1, name: /^Equipes/ })).toHaveFocus(),
    )
  },
}
