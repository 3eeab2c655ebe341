import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
    await waitFor(() => {
      const texts = [...canvasElement.querySelectorAll('iframe')].map(
        ({ contentDocument }) => contentDocument?.body.textContent ?? '',
      )
      if (!texts.some((text) => text.includes('Zoé'))) throw new Error('not rendered yet')
    })
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Zoé')
  },
}
