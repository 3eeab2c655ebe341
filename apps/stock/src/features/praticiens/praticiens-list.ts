import type { Praticien } from '@org/api/client'
import { createList } from '@org/app-kit'

export const praticiensKey = 'praticiens'

/** The list of practitioners whose pages were opened. */
export const praticiens = createList<Praticien>(praticiensKey)
