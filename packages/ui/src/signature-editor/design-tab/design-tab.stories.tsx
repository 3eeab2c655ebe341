import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent } from 'storybook/test'
import { bounds, choose, slide } from '../../testing/signature/controls.ts'
import { EditedSignature } from '../../testing/signature/edited-signature.tsx'
import { previewRendered, shownSignature } from '../../testing/signature/shown-signature.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { DesignTab } from './design-tab.tsx'

const meta: Meta<typeof EditedSignature> = {
  title: 'Editor/DesignTab',
  component: EditedSignature,
  args: { initial: sampleSignature, children: (props) => <DesignTab {...props} /> },
}
export default meta

type Story = StoryObj<typeof EditedSignature>

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Playground: Story = { args: { initial: { firstName: 'Inès', lastName: 'Morel' } } }

export const Restyles: Story = {
  name: '[2.2.26] [2.9.05] sets the font, its size from 8 to 30 and the two colors',
  args: {
    initial: { firstName: 'Inès', companyName: 'Maison Lune', layoutKey: 'layout2' },
  },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const styles = () => shownSignature(canvasElement).innerHTML
    await expect(canvas.getByRole('slider', { name: 'Taille du texte' })).toHaveValue('14')
    await expect(bounds(canvasElement, 'Taille du texte')).toEqual(['8', '30'])

    await choose(canvasElement, /Police/, 'Georgia')
    await expect(styles()).toContain('Georgia')
    await slide(canvasElement, 'Taille du texte', 22)
    await expect(styles()).toContain('22px')
    for (const [name, color] of [
      ['Couleur du texte', '#112233'],
      ['Couleur d’accent', '#445566'],
    ] as const) {
      await fireEvent.change(canvas.getByRole('textbox', { name }), { target: { value: color } })
    }
    await expect(shownSignature(canvasElement)).toHaveTextContent('Inès')
    await expect(styles()).toMatch(/#112233|rgb\(17, 34, 51\)/)
    await expect(styles()).toMatch(/#445566|rgb\(68, 85, 102\)/)
  },
}

export const Fonts: Story = {
  name: '[2.9.15] offers twelve fonts',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Police/ }))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    await expect(offered).toEqual([
      'Arial Black',
      'Comic Sans MS',
      'Impact',
      'Lucida Sans Unicode',
      'Tahoma',
      'Trebuchet MS',
      'Verdana',
      'Courier New',
      'Lucida Console',
      'Georgia',
      'Palatino',
      'Times New Roman',
    ])
    await userEvent.keyboard('{Escape}')
  },
}

export const Invalid: Story = {
  name: 'shows an error for an invalid color and keeps the previous one in the signature',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const before = shownSignature(canvasElement).innerHTML
    const color = canvas.getByRole('textbox', { name: 'Couleur du texte' })
    await userEvent.clear(color)
    await userEvent.type(color, 'bleu')
    await userEvent.tab()
    await expect(color).toHaveAttribute('aria-invalid', 'true')
    await expect(color).toHaveValue('bleu')
    await expect(shownSignature(canvasElement).innerHTML).toBe(before)
  },
}

export const Resets: Story = {
  name: 'resets font, size and colors',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await slide(canvasElement, 'Taille du texte', 22)
    const reset = canvas.getByRole('button', { name: 'Réinitialiser la section Typographie' })
    await userEvent.click(reset)
    await expect(canvas.getByRole('slider', { name: 'Taille du texte' })).toHaveValue('14')
    await expect(canvas.getByRole('button', { name: /Police/ })).toHaveTextContent('Verdana')
    await expect(reset).toBeDisabled()
  },
}

export const English: Story = {
  decorators: [inEnglish],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Text size' })).toBeVisible()
  },
}
