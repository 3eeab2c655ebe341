import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { delay, http, HttpResponse } from 'msw'
import { expect, fn, screen, spyOn, within, waitFor } from 'storybook/test'
import {
  button,
  coachArgs,
  ExercisePage,
  videos,
} from '../../../testing/video-import/exercise-page.tsx'
import { addresses, photoNetwork, token } from '../../../testing/video-import/handlers.ts'
import { popup } from '../../../testing/video-import/popup.ts'
import { clearMediaCache } from '../media-list/media-cache.ts'

const meta = {
  title: 'Media/VideoImportDialog connection',
  component: ExercisePage,
  args: coachArgs,
  beforeEach: ({ msw }) => {
    clearMediaCache()
    msw.use(...photoNetwork(token))
    return clearMediaCache
  },
} satisfies Meta<typeof ExercisePage>

export default meta
type Story = StoryObj<typeof meta>

/** Simulates a user who has no connection to the network yet. */
const disconnected: Story['beforeEach'] = ({ msw }) => msw.use(...photoNetwork())

export const NotConnected: Story = {
  name: '[2.2.35] asks to connect first',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: disconnected,
  play: async () => {
    await expect(await button('Se connecter à Instagram')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Importer' })).toBeDisabled()
  },
}

export const Connects: Story = {
  name: '[2.4.17, 2.4.18, 2.4.19] connects in a popup that is 500 pixels wide',
  beforeEach: disconnected,
  play: async ({ userEvent }) => {
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    await expect(window.opened?.features).toContain('width=500')
    await waitFor(() =>
      expect(screen.getByText('Continuez dans la fenêtre d’Instagram')).toBeVisible(),
    )
    await window.respond({ code: 'AQB8' })
    await expect(within(await videos()).getAllByRole('radio')).toHaveLength(5)
    await expect(Object.values(localStorage).join()).not.toContain('AQB8')
  },
}

export const KeepsTheToken: Story = {
  name: '[2.4.20] keeps the token for the signed-in user',
  beforeEach: disconnected,
  play: async ({ args, msw, userEvent }) => {
    const kept = fn()
    msw.use(
      http.put(`${addresses.secrets}/:user`, async ({ params, request }) => {
        kept(params['user'], await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    await window.respond({ code: 'AQB8' })
    await videos()
    await expect(kept.mock.calls).toEqual([[args.userId, { access_token: token }]])
  },
}

export const Checking: Story = {
  parameters: { variants: ['motion'] },
  beforeEach: ({ msw }) => msw.use(http.get(`${addresses.secrets}/:user`, () => delay('infinite'))),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Recherche de votre connexion…')).toBeVisible())
  },
}

const unavailable = () => HttpResponse.json({}, { status: 503 })

export const CheckFails: Story = {
  parameters: { variants: ['dark'] },
  beforeEach: ({ msw }) => msw.use(http.get(`${addresses.secrets}/:user`, unavailable)),
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByText('Votre connexion n’a pas pu être lue')).toBeVisible(),
    )
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'refused' }))
  },
}

export const ChecksAgain: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${addresses.secrets}/:user`, unavailable, { once: true })),
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Réessayer'))
    await expect(await videos()).toBeVisible()
  },
}

export const Connecting: Story = {
  beforeEach: disconnected,
  parameters: { variants: ['dark', 'motion'] },
  play: async ({ userEvent }) => {
    popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    await userEvent.click(await button('Abandonner la connexion'))
    await expect(await button('Se connecter à Instagram')).toHaveFocus()
    await userEvent.click(await button('Se connecter à Instagram'))
    await expect(await button('Abandonner la connexion')).toBeVisible()
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  },
}

export const PopupBlocked: Story = {
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: disconnected,
  play: async ({ args, userEvent }) => {
    spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(await button('Se connecter à Instagram'))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Le navigateur a bloqué la fenêtre d’Instagram',
    )
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'popup_blocked' }),
    )
  },
}

export const PopupClosed: Story = {
  parameters: { variants: ['dark'] },
  beforeEach: disconnected,
  play: async ({ userEvent }) => {
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    window.close()
    await expect(await screen.findByRole('alert', {}, { timeout: 3000 })).toHaveTextContent(
      'La fenêtre a été fermée avant la fin',
    )
  },
}

export const RespondsAfterClosing: Story = {
  beforeEach: disconnected,
  play: async ({ userEvent }) => {
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    window.close()
    await screen.findByRole('alert', {}, { timeout: 3000 })
    await window.respond({ code: 'AQB8' })
    await expect(await videos()).toBeVisible()
  },
}

export const Denied: Story = {
  parameters: { variants: ['dark'] },
  beforeEach: disconnected,
  play: async ({ userEvent }) => {
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    await window.respond({ code: null })
    await expect(await screen.findByRole('alert')).toHaveTextContent('L’accès n’a pas été accordé')
  },
}

export const ForeignResponse: Story = {
  parameters: { variants: ['motion'] },
  beforeEach: disconnected,
  play: async ({ args, userEvent }) => {
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    await window.respond({ code: 'stolen', state: 'guessed' })
    dispatchEvent(
      new StorageEvent('storage', {
        key: 'photo-network-answer',
        newValue: JSON.stringify({
          code: 'stolen',
          state: window.opened?.address.searchParams.get('state'),
        }),
        storageArea: localStorage,
        url: 'https://evil.example/',
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 300))
    await waitFor(() =>
      expect(screen.getByText('Continuez dans la fenêtre d’Instagram')).toBeVisible(),
    )
    await expect(args.onError).not.toHaveBeenCalled()
  },
}

export const Exchanging: Story = {
  parameters: { variants: ['motion'] },
  beforeEach: (context) => {
    context.msw.use(...photoNetwork())
    context.msw.use(http.post(addresses.exchange, () => delay('infinite')))
  },
  play: async ({ userEvent }) => {
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    await window.respond({ code: 'AQB8' })
    await waitFor(() => expect(screen.getByText('Connexion en cours…')).toBeVisible())
  },
}

export const ExchangeRejected: Story = {
  parameters: { variants: ['dark'] },
  beforeEach: (context) => {
    context.msw.use(...photoNetwork())
    context.msw.use(
      http.post(addresses.exchange, () =>
        HttpResponse.json({ error: { status: 'INTERNAL', message: 'INTERNAL' } }, { status: 500 }),
      ),
    )
  },
  play: async ({ args, userEvent }) => {
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    await window.respond({ code: 'AQB8' })
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Le service n’a pas répondu comme prévu',
    )
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'refused' }))
  },
}

export const TokenExpired: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(
        addresses.list,
        () =>
          HttpResponse.json(
            { error: { type: 'OAuthException', code: 190, message: 'Session has expired' } },
            { status: 400 },
          ),
        { once: true },
      ),
    )
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Votre connexion à Instagram a expiré',
    )
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'token_expired' }),
    )
    const window = popup()
    await userEvent.click(await button('Se connecter à Instagram'))
    await window.respond({ code: 'AQC9' })
    await expect(await videos()).toBeVisible()
  },
}

export const Disconnects: Story = {
  play: async ({ userEvent }) => {
    await videos()
    await userEvent.click(await button('Se déconnecter d’Instagram'))
    await expect(await button('Se connecter à Instagram')).toBeVisible()
    await expect(localStorage.getItem('localstorage-cache')).toBeNull()
  },
}
