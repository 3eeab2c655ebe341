import { expect, it } from 'vitest'
import { ownedWhere } from './owned-where.ts'

const choice = (...values: string[]) => ({ kind: 'choice' as const, values })

it('converts the chosen names of muscles to groups, and keeps those of sports and equipment', () => {
  expect(
    ownedWhere({
      main_muscle_group: choice('Fessiers', 'Quadriceps', 'Oreilles'),
      sports: choice('Boxe'),
      equipments: choice('Banc', 'Barre'),
    }),
  ).toEqual({
    main_muscle_group: ['glutes', 'quads'],
    sport: ['Boxe'],
    equipment: ['Banc', 'Barre'],
  })
})

it('has no conditions without filters', () => {
  expect(ownedWhere({})).toEqual({})
})
