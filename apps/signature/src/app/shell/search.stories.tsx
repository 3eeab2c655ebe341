import { demoIds, productStory } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '../product.ts'

const meta: Meta = {
  title: 'Signature product/App/Search',
  ...productStory(product, { path: '/billing', api: { userId: demoIds.admin } }),
}
export default meta

export const ByKeyboard: StoryObj = {
  name: 'Finds employees, teams, signatures and banners by keyboard',
  parameters: { variants: ['dark'], keepsFocus: true },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Recherche' })
    await userEvent.type(field, 'com')
    await expect(await canvas.findByRole('heading', { name: 'Équipes' })).toBeVisible()
    const first = canvas.getByRole('link', { name: /^Zoé Barbier/ })
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('heading', { name: 'Équipes' })).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'lumière')
    const banner = await canvas.findByRole('link', { name: /^Salon Maison/ })
    await expect(banner).toHaveAttribute('href', '/banners?edit=demo-campaign-fair')
    await userEvent.clear(field)
    await userEvent.type(field, 'studio')
    await expect(await canvas.findByRole('link', { name: 'Studio' })).toHaveAttribute(
      'href',
      `/signature/${demoIds.templates[2]}`,
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'com')
    await userEvent.click(await canvas.findByRole('link', { name: 'Commercial' }))
    await expect(await canvas.findByRole('heading', { name: 'Equipe Commercial' })).toBeVisible()
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'com')
    await canvas.findByRole('heading', { name: 'Équipes' })
  },
}

export const NothingFound: StoryObj = {
  name: 'Says that nothing was found, or why the search failed',
  parameters: { keepsFocus: true },
  play: async ({ canvas, userEvent, msw }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Recherche' })
    await userEvent.type(field, 'zzz')
    await expect(await canvas.findByText('Rien ne correspond à « zzz »')).toBeVisible()
    msw.use(http.get('/api/organisation/:id/search', () => failure(503, -1, 'Hors service')))
    await userEvent.type(field, 'z')
    await expect(await canvas.findByText('Hors service')).toBeVisible()
  },
}

export const OnAPhone: StoryObj = {
  name: 'Finds an employee from the top bar on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Recherche' }),
      'benali{Enter}',
    )
    await expect(await canvas.findByText('ines.benali@maison-lueur.example')).toBeVisible()
    await expect(canvas.queryByText('guillaume.aubry@maison-lueur.example')).toBeNull()
  },
}

export const ResultsOnAPhone: StoryObj = {
  name: 'Lists the results under the top bar on a phone',
  parameters: { keepsFocus: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Recherche' }), 'com')
    await expect(await canvas.findByRole('heading', { name: 'Équipes' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Zoé Barbier/ })).toBeVisible()
  },
}
