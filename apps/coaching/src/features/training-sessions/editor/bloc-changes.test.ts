import { moveItem } from '@org/ui/sortable'
import { expect, it } from 'vitest'
import {
  blocsOf,
  exerciceIdsIn,
  exerciceRoom,
  hasRoomForCopy,
  linesOf,
  withBlocCopy,
  withExerciceCopy,
  withExercices,
  withoutExercice,
} from './bloc-changes.ts'
import { type DraftBloc, newBlocExercice } from './session-draft.ts'

const bloc = (id: string, ...exercices: string[]): DraftBloc => ({
  id,
  title: id,
  description: '',
  volume: 1,
  exercices: exercices.map((name) => ({ ...newBlocExercice(name), id: name })),
})

const blocs = [bloc('A', 'one', 'two'), bloc('B', 'three')]

const outline = (some: readonly DraftBloc[]) =>
  some.map(({ title, exercices }) => [title, ...exercices.map(({ exerciceId }) => exerciceId)])

it('moves an exercise into another bloc when it passes the head of that bloc', () => {
  const moved = blocsOf(moveItem(linesOf(blocs), 2, 3))
  expect(outline(moved)).toEqual([
    ['A', 'one'],
    ['B', 'two', 'three'],
  ])
})

it('keeps blocs without exercises', () => {
  expect(blocsOf(linesOf([bloc('A'), bloc('B', 'one')]))).toEqual([bloc('A'), bloc('B', 'one')])
})

it('[3.9.04] adds exercises of 65 seconds, each with a rest of 10 seconds', () => {
  const [, second] = withExercices(blocs, 'B', [newBlocExercice('four')])
  expect(second?.exercices.at(-1)).toMatchObject({
    exerciceId: 'four',
    type: 'timer',
    timer: 65,
    rest: true,
    restSeconds: 10,
  })
})

it('gives copies new ids', () => {
  const copied = withBlocCopy(withExerciceCopy(blocs, 'one'), 'A')
  expect(outline(copied)).toEqual([
    ['A', 'one', 'one', 'two'],
    ['A', 'one', 'one', 'two'],
    ['B', 'three'],
  ])
  const ids = copied.flatMap(({ id, exercices }) => [id, ...exercices.map((one) => one.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

it('lists the exercises that are left after one is removed', () => {
  expect(exerciceIdsIn(withoutExercice(blocs, 'one'))).toEqual(['two', 'three'])
})

it('has no room for a copy that would exceed 30 blocs or 100 exercises', () => {
  const some = (count: number) => Array.from({ length: count }, (_, place) => `one ${place}`)
  const full = [bloc('A', ...some(40)), bloc('B', ...some(50))]
  const [large] = full as [DraftBloc, DraftBloc]
  const empty = bloc('C')
  expect(exerciceRoom(full)).toBe(10)
  expect(hasRoomForCopy(full, large)).toBe(false)
  expect(hasRoomForCopy([...full, empty], empty)).toBe(true)
  expect(hasRoomForCopy(Array<DraftBloc>(30).fill(empty), empty)).toBe(false)
})
