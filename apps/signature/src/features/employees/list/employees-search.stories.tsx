import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { largeSeed } from '#shared/testing/large-seed.ts'

const meta: Meta = {
  title: 'Signature product/Employees/Search',
  ...productStory(product, { path: '/users', api: { userId: demoIds.admin } }),
}
export default meta

export const FromTheAddress: StoryObj = {
  name: 'Shows the employees that match the address, in its order',
  parameters: { path: '/users?search=maison-lueur&sort=-name&size=5&page=2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('6 – 10 sur 60')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Chercher' })).toHaveValue('maison-lueur')
    await expect(canvas.getByRole('columnheader', { name: /^Nom/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Commercial' }))
    await expect(await canvas.findByText(/^1 – 5 sur/)).toBeVisible()
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row).toHaveTextContent('Commercial')
  },
}

export const ByLastName: StoryObj = {
  name: 'Sorts by last name, which is shown after the first name',
  parameters: { path: '/users?size=5' },
  play: async ({ canvas, userEvent }) => {
    const shown = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getByRole('link').textContent)
    await userEvent.click(await canvas.findByRole('button', { name: /^Nom/ }))
    await waitFor(() =>
      expect(shown()).toEqual([
        'Guillaume Aubry',
        'Zoé Barbier',
        'Inès Benali',
        'Anaïs Bertrand',
        'Océane Besson',
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await waitFor(() => expect(shown()[0]).toMatch(/ Weber$/))
  },
}

export const ByPhoneNumber: StoryObj = {
  name: 'Finds an employee by phone number, however it is typed',
  parameters: { api: { userId: demoIds.admin } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { users } = worldOf(context).adapters.repositories.within({
      organisationId: demoIds.organisation,
    })
    const person = await users.get(demoIds.member)
    const digits = person?.phone_number.replaceAll(' ', '') ?? ''
    const search = await canvas.findByRole('searchbox', { name: 'Chercher' })
    // Wait for the full list: once it has exceeded one page, pagination stays visible during the
    // searches.
    await canvas.findByText('1 – 50 sur 60')
    for (const typed of [digits, `+33${digits.slice(1)}`, digits.match(/../g)?.join('.') ?? '']) {
      await userEvent.clear(search)
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2))
      await userEvent.type(search, typed)
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
      await expect(canvas.getByText(person?.email ?? '')).toBeVisible()
    }
  },
}

export const BeyondTheFirstPage: StoryObj = {
  name: 'Searches and sorts on the server, also beyond the loaded rows',
  parameters: { api: { userId: demoIds.admin, seed: largeSeed } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('1 – 50 sur 760')).toBeVisible()
    const search = canvas.getByRole('searchbox', { name: 'Chercher' })
    await userEvent.type(search, 'zimmer zoé 69')
    await expect(await canvas.findByText('zoe.699@maison-lueur.example')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(18))
    await userEvent.clear(search)
    await canvas.findByText('1 – 50 sur 760')
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Nom/ }))
    await expect(await canvas.findByText('zoe.699@maison-lueur.example')).toBeVisible()
    const asked = worldOf(context)
      .requests.map(({ path }) => decodeURIComponent(path))
      .findLast((path) => path.includes('"order"'))
    await expect(asked).toContain('"order":["-last_name","-first_name","-email"],"limit":50')
  },
}

export const NoMatch: StoryObj = {
  name: 'Says when no employee matches, and shows all again',
  parameters: { path: '/users?search=personne' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout afficher' }))
    await expect(await canvas.findByText('ines.benali@maison-lueur.example')).toBeVisible()
  },
}

export const OfATeam: StoryObj = {
  name: 'Shows the people of the team in the address, whose teams load late',
  parameters: { path: '/users?filter.team=choice:Service+client' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 lignes trouvées')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(15)
  },
}
