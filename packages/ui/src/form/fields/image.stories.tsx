import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { HttpResponse } from 'msw'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { logoFile } from '../../testing/media/files.ts'
import { pickFiles } from '../../testing/media/pick-files.ts'
import { onUpload, postMedia, storedAs } from '../../testing/media/stored-media.ts'
import { defineForm } from '../description/define-form.ts'
import { StoryForm } from '../testing/story-form.tsx'
import { registerImageField } from './image.tsx'
import './text.tsx'

registerImageField({
  transport: postMedia,
  toImage: ({ id }, { file }) => ({ id, name: file.name, src: URL.createObjectURL(file) }),
})

const sampleLogo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="250" height="200"%3E%3Crect width="250" height="200" fill="%232f4be0"/%3E%3Ccircle cx="125" cy="100" r="60" fill="%23ffffff"/%3E%3C/svg%3E'

const company = defineForm({
  fields: [
    { name: 'name', type: 'text', label: 'Société' },
    {
      name: 'logo',
      type: 'image',
      label: 'Logo',
      help: 'JPG, PNG ou GIF, 10 Mo au plus',
      height: 200,
      validators: ['not_empty'],
    },
  ],
})

interface StoryArgs {
  save: (values: object) => Promise<void>
}

const meta = {
  title: 'Form/Image field',
  tags: ['autodocs'],
  render: (args) => (
    <StoryForm description={company} initial={{ name: 'Atelier Brunel' }} {...args} />
  ),
  args: { save: fn(async () => {}) },
  beforeEach: ({ msw }) => msw.use(onUpload(() => storedAs('logo-7'))),
  parameters: {
    guidance: {
      do: [
        'Register it once with `registerImageField`, which needs to know where images are stored.',
      ],
      dont: ['Do not send the file with the form: it is stored as soon as it is picked.'],
    },
    keys: [{ keys: 'Enter, Space', does: 'on the button, opens the system’s file dialog' }],
  },
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, 'Logo', await logoFile(400, 320))
    await waitFor(() => expect(canvas.getByRole('img', { name: /maison-lune/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(1))
    await expect(args.save).toHaveBeenCalledWith({
      name: 'Atelier Brunel',
      logo: expect.objectContaining({ id: 'logo-7' }) as unknown,
    })
  },
}

export const Playground: Story = {
  render: (args) => (
    <StoryForm
      description={company}
      initial={{
        name: 'Atelier Brunel',
        logo: { id: 'logo-1', name: 'Logo de l’atelier', src: sampleLogo },
      }}
      {...args}
    />
  ),
}

export const Missing: Story = {
  name: 'focuses a required image that is missing',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Société' }), ' et fils{Enter}')
    await expect(await canvas.findByText('Ne peut pas être vide')).toBeVisible()
    const picker = canvas.getByRole('button', { name: 'Choisir un fichier' })
    await expect(picker).toHaveFocus()
    await expect(picker).toHaveAccessibleDescription(
      'Ne peut pas être vide JPG, PNG ou GIF, 10 Mo au plus',
    )
    const opened = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    await expect(args.save).not.toHaveBeenCalled()
  },
}

export const Left: Story = {
  name: 'shows the error when the field is left empty, but not while a file is being picked',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Société' }))
    await userEvent.tab()
    const picker = canvas.getByRole('button', { name: 'Choisir un fichier' })
    await expect(picker).toHaveFocus()
    // The event that browsers send when the system's file dialog opens.
    picker.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await expect(canvas.queryByText('Ne peut pas être vide')).toBeNull()
    await userEvent.tab({ shift: true })
    await expect(await canvas.findByText('Ne peut pas être vide')).toBeVisible()
  },
}

export const Removed: Story = {
  name: 'shows the error as soon as the image is removed',
  render: Playground.render!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer' }))
    await expect(await canvas.findByText('Ne peut pas être vide')).toBeVisible()
    await pickFiles(canvas, 'Logo', await logoFile(400, 320))
    await waitFor(() => expect(canvas.queryByText('Ne peut pas être vide')).toBeNull())
    await expect(await canvas.findByRole('img', { name: /maison-lune/ })).toBeVisible()
  },
}

export const Rejected: Story = {
  beforeEach: ({ msw }) =>
    msw.use(onUpload(() => HttpResponse.json({ message: 'plein' }, { status: 413 }))),
  play: async ({ canvas }) => {
    await pickFiles(canvas, 'Logo', await logoFile(400, 320))
    await expect(await canvas.findByText('Une erreur est survenue')).toBeVisible()
  },
}
