import { completeSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { checksDone } from '../../testing/signature/checks-done.ts'
import {
  filled,
  ControlledEditor,
  layoutRadios,
} from '../../testing/signature/controlled-editor.tsx'
import { iconsBaseUrl } from '../../testing/signature/icons-base-url.ts'
import { keepInPage } from '../../testing/signature/keep-in-page.ts'
import { previewRendered, shownSignature } from '../../testing/signature/shown-signature.ts'
import { SignatureEditor } from './signature-editor.tsx'

const meta: Meta<typeof SignatureEditor> = {
  title: 'Editor/SignatureEditor history',
  component: SignatureEditor,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    value: filled,
    onChange: fn(),
    sample: sampleSignature,
    iconsBaseUrl,
    upload: keepInPage,
  },
  afterEach: async ({ canvas }) => {
    await checksDone(canvas)
  },
  render: (args) => <ControlledEditor {...args} />,
}
export default meta

type Story = StoryObj<typeof SignatureEditor>

export const UndoAndRedo: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Nom' })
    const undo = canvas.getByRole('button', { name: 'Annuler la modification' })
    const redo = canvas.getByRole('button', { name: 'Rétablir la modification' })
    const layout = () => layoutRadios(canvas).find(({ checked }) => checked)?.value
    await expect(undo).toBeDisabled()
    await userEvent.type(name, 'e')
    await userEvent.click(layoutRadios(canvas)[1] ?? canvasElement)
    await expect(layout()).toBe('layout2')
    await userEvent.click(name)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(layout()).toBe('layout1')
    await expect(name).toHaveValue('Morele')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(name).toHaveValue('Morel')
    await expect(shownSignature(canvasElement)).not.toHaveTextContent('Morele')
    await expect(undo).toBeDisabled()
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(name).toHaveValue('Morele')
    await userEvent.click(redo)
    await expect(layout()).toBe('layout2')
    await expect(redo).toBeDisabled()
    await userEvent.click(undo)
    await expect(layout()).toBe('layout1')
  },
}

export const EachControlIsAStep: Story = {
  name: 'undoes quick actions one by one, also from inside a field',
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Social' }))
    const rows = () => canvas.getAllByRole('textbox', { name: /^Adresse / }).length
    const before = rows()
    for (const network of ['YouTube', 'TikTok', 'GitHub']) {
      await userEvent.click(canvas.getByRole('button', { name: `Ajouter ${network}` }))
    }
    await expect(rows()).toBe(before + 3)
    canvas.getByRole('textbox', { name: 'Adresse YouTube' }).focus()
    for (let left = 2; left >= 0; left -= 1) {
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(rows()).toBe(before + left)
    }
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(rows()).toBe(before + 1)
  },
}

export const ResetIsAStep: Story = {
  play: async ({ canvas, canvasElement }) => {
    await previewRendered(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Nom' })
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser la section Personne' }))
    await expect(name).toHaveValue('')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(name).toHaveValue('Morel')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(name).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la modification' }))
    await expect(name).toHaveValue('Morel')
    await expect(canvas.getByRole('button', { name: 'Rétablir la modification' })).toHaveFocus()
  },
}

export const FixIsAStep: Story = {
  args: { value: completeSignatureData({ ...filled, companyWebsite: 'javascript:alert(1)' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await checksDone(canvas))
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer l’adresse' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ companyWebsite: '' }),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la modification' }))
    await expect(canvas.getByRole('textbox', { name: 'Site web' })).toHaveValue(
      'javascript:alert(1)',
    )
  },
}
