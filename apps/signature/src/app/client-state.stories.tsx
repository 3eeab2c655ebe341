import { selectDisplay, useAppStore } from '@org/app-kit'
import { demoIds, productStory } from '@org/app-kit/testing'
import { neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import type { Store } from 'redux'
import { expect, waitFor } from 'storybook/test'
import { product } from './product.ts'
import { teamSelected } from '#shared/scope/scope-slice.ts'
import type { RootState } from './features.ts'
import { teams } from '#shared/lists/teams.ts'

let store: Store<RootState>

/** Exposes the running product's store to the play functions. */
function StoreProbe() {
  const own = useAppStore<RootState>()
  useEffect(() => {
    store = own
  }, [own])
  return null
}

const productWithProbe = {
  ...product,
  Router: () => (
    <>
      <StoreProbe />
      <product.Router />
    </>
  ),
}

const state = (): RootState => store.getState()

const meta: Meta = {
  title: 'Signature product/App/Client state',
  ...productStory(productWithProbe, { path: '/teams', api: { userId: demoIds.admin } }),
}
export default meta

export const Whole: StoryObj = {
  name: '[1.4.01] [1.4.03] Keeps the account, the lists, dialogs and notices, the draft and the team in the store',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Commercial/ })
    await waitFor(() =>
      expect(
        [state().teams, state().users, state().templates, state().campaigns].map(
          ({ loaded, total }) => loaded && total,
        ),
      ).toEqual([4, 60, 3, 4]),
    )
    await expect(state().session).toMatchObject({
      auth: { access_token: expect.any(String) as string, user_id: demoIds.admin },
      user: { id: demoIds.admin },
      organisation: { id: demoIds.organisation },
      otherAccounts: [],
    })
    await expect(selectDisplay(state())).toEqual({
      login: false,
      loading: false,
      error: null,
      mobileMenu: false,
    })
    await expect(state().onboarding.draft).toMatchObject({ hasData: false })
    await expect(state().scope).toEqual({ teamId: null })
    store.dispatch(teamSelected(demoIds.teams.sales))
    await expect(state().scope).toEqual({ teamId: demoIds.teams.sales })
  },
}

export const SetAndCleared: StoryObj = {
  name: '[1.4.04] [1.4.05] Marks a list as loaded once it is set, and empties it once it is cleared',
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/organisation/demo-organisation/teams')),
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Chargement…' })
    await expect(state().teams).toMatchObject({ data: [], loaded: false })
    store.dispatch(teams.actions.set({ data: [], total: 0 }))
    await expect(state().teams.loaded).toBe(true)
    await expect(await canvas.findByRole('heading', { name: 'Aucune équipe' })).toBeVisible()
    store.dispatch(teams.actions.clear())
    await expect(state().teams).toMatchObject({ data: [], total: 0, loaded: false })
    await showsLoading(canvas)
  },
}
