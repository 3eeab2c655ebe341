import type { Centre } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

export const centresKey = 'centres'

/** The part of the state with the centres. */
export interface WithCentres {
  [centresKey]: ListState<Centre>
}

/** The centres that the user may select, without archived ones. */
export const centres = createList<Centre>(centresKey)
export const selectCentres = (state: WithCentres): ListState<Centre> => state[centresKey]
