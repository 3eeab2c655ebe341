import type { Exercice } from '@org/api/client'
import { expect, it } from 'vitest'
import { exerciceNames } from './draft-view.ts'
import { newBlocExercice } from './session-draft.ts'

/** Returns the names of exercises with these titles, in one bloc. */
function namesOf(...titles: string[]): string[] {
  const known = new Map(titles.map((title) => [title, { title } as Exercice]))
  const exercices = titles.map((title, index) => ({ ...newBlocExercice(title), id: `${index}` }))
  const bloc = { id: 'bloc', title: '', description: '', volume: 1, exercices }
  return [...exerciceNames([bloc], known).values()]
}

it('numbers a title that occurs more than once', () => {
  expect(namesOf('Squats', 'Planche', 'Squats', 'Squats')).toEqual([
    'Squats',
    'Planche',
    'Squats (2)',
    'Squats (3)',
  ])
})

it('skips a number that another exercise has in its title', () => {
  expect(namesOf('Squats (2)', 'Squats', 'Squats')).toEqual(['Squats (2)', 'Squats', 'Squats (3)'])
})
