import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Signatures/Editor preview',
  ...productStory(product, {
    path: `/signature/${demoIds.templates[1]}`,
    api: { userId: demoIds.admin },
  }),
}
export default meta

/** Names of the images in the mail preview. */
function pictures(canvasElement: HTMLElement): string[] {
  const rendered = [...canvasElement.querySelectorAll('iframe')].flatMap(({ contentDocument }) => [
    ...(contentDocument?.querySelectorAll('img') ?? []),
  ])
  return rendered.map(({ alt }) => alt)
}

const previewContains = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => {
    const frame = canvasElement.querySelector<HTMLIFrameElement>('iframe:not([inert])')
    void expect(frame?.contentDocument?.body).toHaveTextContent(text)
  })

export const CompanyNetworks: StoryObj = {
  name: 'Shows the social networks that the company has an address for, as employees see them',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('region', { name: 'Nouveau message' })
    await waitFor(() => {
      const shown = pictures(canvasElement)
      const hasAll = ['LinkedIn', 'Instagram', 'Facebook'].every((name) => shown.includes(name))
      if (!hasAll) throw new Error(`Shown: ${shown.join(', ')}`)
    })
    await userEvent.click(canvas.getByRole('tab', { name: 'Social' }))
    await expect(await canvas.findByRole('textbox', { name: /Facebook/ })).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^https:.*lueur/i),
    )
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }))
    const company = canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })
    await expect(company).toHaveValue('')
    await expect(company).toHaveAttribute('placeholder', 'Maison Lueur')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Zoé')
    await previewContains(canvasElement, 'Zoé')
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Zoé')
  },
}

export const Person: StoryObj = {
  name: 'Shows the signature of the person that the administrator finds, until a value is typed',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const choose = await canvas.findByRole('button', { name: 'Voir l’aperçu d’une personne' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prénom' }), 'Zoé')
    await userEvent.click(choose)
    const person = await canvas.findByRole('combobox', { name: 'Personne de l’aperçu' })
    await waitFor(() => expect(person).toHaveFocus())
    await userEvent.type(person, 'benali')
    await userEvent.click(await screen.findByRole('option', { name: /Inès Benali/ }))
    await previewContains(canvasElement, 'ines.benali@maison-lueur.example')
    await previewContains(canvasElement, 'Inès Benali')
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Zoé')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse' }), '1 quai Perrache')
    await previewContains(canvasElement, 'Inès Benali')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Roy')
    await previewContains(canvasElement, 'Zoé Roy')
    await expect(person).toHaveValue('')
  },
}
