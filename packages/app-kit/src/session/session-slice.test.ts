import { expect, it } from 'vitest'
import { personLoaded, sessionEnded, sessionReducer, unsavedWorkChanged } from './session-slice.ts'

const nadia = { userId: 'nadia', email: 'nadia.ferrand@centres.example' }
const start = () => sessionReducer(undefined, { type: 'start' })

it('assigns restored work to the person who is loaded next, and keeps this owner when the session expires', () => {
  const restored = sessionReducer(start(), unsavedWorkChanged(true, 'form'))
  const loaded = sessionReducer(restored, personLoaded(nadia))
  expect(loaded.unsavedWork).toEqual(nadia)
  const ended = sessionReducer(loaded, sessionEnded('expired'))
  expect(ended).toMatchObject({ unsavedWork: nadia, unsavedPlaces: ['form'] })
})

it('does not assign unsaved work to the next person', () => {
  const own = sessionReducer(
    sessionReducer(start(), personLoaded(nadia)),
    unsavedWorkChanged(true, 'form'),
  )
  const other = { userId: 'karim', email: 'karim.haddad@centres.example' }
  expect(sessionReducer(own, personLoaded(other)).unsavedWork).toEqual(nadia)
})
