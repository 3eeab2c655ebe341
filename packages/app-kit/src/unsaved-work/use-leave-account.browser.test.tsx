import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { KeptDraftsQuestion } from '../sign-in-page/kept-drafts-question.tsx'
import { draftKey } from './tab-drafts.ts'
import { mountScreens } from './mount.fixture.tsx'
import {
  type AccountLeaving,
  logoutRequested,
  personLoaded,
  switchAccountRequested,
} from '../session/session-slice.ts'
import { useLeaveAccount } from './use-leave-account.ts'

const screen = mountScreens()
const key = draftKey('list', { ownerId: 'camille', path: ['bastille'] })

afterEach(() => localStorage.clear())

function LeaveButton({ leaving }: { leaving: AccountLeaving }) {
  const leave = useLeaveAccount()
  return <button onClick={() => leave(leaving)}>Leave</button>
}

/** Opens a page as Camille and presses the button that leaves the account. */
async function leave(leaving: AccountLeaving) {
  screen.render(
    <>
      <LeaveButton leaving={leaving} />
      <KeptDraftsQuestion />
    </>,
  )
  act(
    () =>
      void screen.store.dispatch(personLoaded({ userId: 'camille', email: 'camille@lueur.fr' })),
  )
  const dispatched = vi.spyOn(screen.store, 'dispatch')
  await press('Leave')
  return dispatched
}

const press = (name: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === name)?.click()
  })
const question = () => document.querySelector('[role=alertdialog]')

it.each([
  ['nothing is kept', '', logoutRequested()],
  ['the drafts are another person’s', key.replace('camille', 'ines'), logoutRequested()],
  [
    'another account of the person is opened, which keeps them',
    key,
    switchAccountRequested('ines'),
  ],
])('leaves at once when %s', async (_, kept, leaving) => {
  if (kept !== '') localStorage.setItem(kept, '{}')
  const dispatched = await leave(leaving)
  expect(question()).toBeNull()
  expect(dispatched).toHaveBeenCalledWith(leaving)
})

it('asks before a sign-out deletes drafts, and stays signed in if the answer is No', async () => {
  localStorage.setItem(key, '{}')
  const dispatched = await leave(logoutRequested())
  expect(question()?.textContent).toContain('Une saisie commencée est gardée')
  await press('No')
  expect(question()).toBeNull()
  expect(dispatched).not.toHaveBeenCalledWith(logoutRequested())
})

it('signs out if the answer is Yes', async () => {
  localStorage.setItem(key, '{}')
  const dispatched = await leave(logoutRequested())
  await press('Yes')
  expect(dispatched).toHaveBeenCalledWith(logoutRequested())
})
