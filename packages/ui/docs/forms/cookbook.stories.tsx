import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { AskTheServer } from './ask-the-server.tsx'
import { Conditions } from './conditions.tsx'
import { FirstForm } from './first-form.tsx'
import { InADialog } from './in-a-dialog.tsx'
import { LeaveByRouter } from './leave-by-router.tsx'
import { OwnFieldType } from './own-field-type.tsx'
import { OwnLayout } from './own-layout.tsx'
import { RepeatedFields } from './repeated-fields.tsx'
import { RunTimeChoices } from './run-time-choices.tsx'

let sent: unknown[] = []

const meta = {
  title: 'Guides/Form cookbook',
  beforeEach: ({ msw }) => {
    sent = []
    msw.use(
      http.post('/api/*', async ({ request }) => {
        sent.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const expectSent = (values: object) => waitFor(() => expect(sent).toEqual([values]))

export const First: Story = {
  render: () => <FirstForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom' }), 'Inès Benali')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@exemple.fr{Enter}')
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expectSent({ name: 'Inès Benali', email: 'ines@exemple.fr', message: '' })
  },
}

export const Conditional: Story = {
  render: () => <Conditions />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Limitée dans le temps' }))
    await expect(canvas.getByLabelText('Fin')).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Début'), '2026-12-01T09:30')
    await waitFor(() => expect(canvas.getByLabelText('Fin')).toBeEnabled())
  },
}

export const Repeated: Story = {
  render: () => <RepeatedFields />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un lien' }))
    await userEvent.keyboard('Blog{Tab}blog.exemple.fr{Enter}')
    await expectSent({
      links: [
        { title: 'Boutique', url: 'https://boutique.exemple.fr' },
        { title: 'Blog', url: 'blog.exemple.fr' },
      ],
    })
  },
}

const teams = ['Commerce', 'Finance']
const skills = ['Anglais', 'Espagnol', 'Vente']

export const Choices: Story = {
  render: () => <RunTimeChoices teams={teams} skills={skills} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Équipe/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Finance' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expectSent({ team: 'Finance', skills: [] })
  },
}

export const Asking: Story = {
  render: () => <AskTheServer />,
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/addresses/:email', ({ params }) =>
        params['email'] === 'hugo@exemple.fr'
          ? HttpResponse.json({})
          : new HttpResponse(null, { status: 404 }),
      ),
      http.post('/api/accounts', () =>
        HttpResponse.json({ code: 'Ce code a déjà servi' }, { status: 422 }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    const code = canvas.getByRole('textbox', { name: 'Code d’invitation' })
    await userEvent.type(code, 'LYON-26')
    await userEvent.type(email, 'hugo@exemple.fr{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Cette adresse est déjà prise'))
    await userEvent.clear(email)
    await userEvent.type(email, 'ines@exemple.fr{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Ce code a déjà servi'))
    await expect(code).toHaveFocus()
  },
}

export const Layout: Story = {
  render: () => <OwnLayout />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'stand b12')
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('STAND B12')
    await userEvent.click(canvas.getByRole('button', { name: 'Tout annuler' }))
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('')
  },
}

export const FieldType: Story = {
  render: () => <OwnFieldType />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: /Remise/ })).toHaveAttribute('max', '30')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  },
}

export const InDialog: Story = {
  render: () => <InADialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Créer une équipe' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /Nom/ }), 'Nantes')
    await userEvent.click(screen.getByRole('button', { name: 'Créer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectSent({ name: 'Nantes' })
  },
}

const notes = () =>
  createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <LeaveByRouter />
          <Link to="/equipes">Voir les équipes</Link>
        </>
      ),
    },
    { path: '/equipes', element: <h1>Équipes</h1> },
  ])

function Notes() {
  const [router] = useState(notes)
  return <RouterProvider router={router} />
}

export const Leaving: Story = {
  render: () => <Notes />,
  play: async ({ canvas, userEvent }) => {
    const leave = () => userEvent.click(canvas.getByRole('link', { name: 'Voir les équipes' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Stand B12')
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Stand B12')
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await expect(await canvas.findByRole('heading', { name: 'Équipes' })).toBeVisible()
  },
}
