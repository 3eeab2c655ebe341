import { describe, expect, it } from 'vitest'
import { backGroups, frontGroups } from './drawing.ts'
import { femaleMuscles, maleMuscles, muscleGroups, type Muscle, type Sex } from './muscles.ts'

const tables: Record<Sex, readonly Muscle[]> = { female: femaleMuscles, male: maleMuscles }
const groupsIn = (muscles: readonly Muscle[], view: Muscle['view']) => [
  ...new Set(muscles.filter((muscle) => muscle.view === view).map(({ group }) => group)),
]

describe.each(['female', 'male'] as const)('the table of %s muscles', (sex) => {
  const muscles = tables[sex]

  it('[3.3.24] has 28 entries, and no name twice in the same view', () => {
    expect(muscles).toHaveLength(28)
    expect(new Set(muscles.map(({ view, name }) => `${view} ${name}`)).size).toBe(28)
  })

  it('[3.3.25] gives each entry its sex, view, group, name, place and own picture', () => {
    for (const muscle of muscles) {
      expect(muscle.sex).toBe(sex)
      expect(['front', 'back']).toContain(muscle.view)
      expect(muscleGroups).toContain(muscle.group)
      expect(muscle.name.toLowerCase()).toContain(muscle.group)
      expect([muscle.top, muscle.left, muscle.width].every(Number.isFinite)).toBe(true)
      const svg = decodeURIComponent(muscle.src.replace('data:image/svg+xml,', ''))
      expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[\d. ]+"><path d="M[^"<>]+Z"\/><\/svg>$/)
    }
  })

  it('[3.3.26] [3.3.27] shows eight groups in the front view and nine in the back view', () => {
    const front = 'traps shoulders pecs biceps forearms abdominals quads calves'
    const back = 'traps shoulders triceps lats lower forearms glutes hamstrings calves'
    expect(groupsIn(muscles, 'front').join(' ')).toBe(front)
    expect(groupsIn(muscles, 'back').join(' ')).toBe(back)
  })

  it('[3.9.20] places each entry within the picture of its body, in percent', () => {
    for (const { top, left, width } of muscles) {
      expect(top).toBeGreaterThan(0)
      expect(top).toBeLessThan(100)
      expect(left).toBeGreaterThan(0)
      expect(width).toBeGreaterThan(2)
      expect(left + width).toBeLessThan(100)
    }
  })

  it('mirrors left and right at the middle of the body', () => {
    const lefts = muscles.filter(({ name }) => name.startsWith('Left'))
    expect(lefts.length).toBe(11)
    for (const { view, group, top, left, width } of lefts) {
      const right = muscles.find((other) => other.view === view && other.name === `Right ${group}`)
      expect(right).toMatchObject({ top, width })
      expect(left + width + (right?.left ?? 0)).toBeCloseTo(100, 0)
      expect(left > 50).toBe(view === 'front')
    }
  })
})

it('[3.3.28] [3.3.29] has pecs and abdominals only in the front view of the male body, and five groups only in the back view', () => {
  const viewsOf = (group: string) => [
    ...new Set(maleMuscles.filter((muscle) => muscle.group === group).map(({ view }) => view)),
  ]
  for (const group of ['pecs', 'abdominals']) expect(viewsOf(group)).toEqual(['front'])
  for (const group of ['lower', 'lats', 'triceps', 'glutes', 'hamstrings'])
    expect(viewsOf(group)).toEqual(['back'])
})

it('lists every group once', () => {
  expect([...muscleGroups].sort()).toEqual([...new Set([...frontGroups, ...backGroups])].sort())
})
