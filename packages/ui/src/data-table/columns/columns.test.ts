import { describe, expect, it } from 'vitest'
import {
  declaredColumns,
  layOver,
  parseColumnState,
  toRemember,
  type ColumnState,
} from './column-state.ts'
import { boundedWidth, columnTrack } from './column-track.ts'
import { moved } from './move-column.ts'

describe('columnTrack', () => {
  it('shares the room by the widths, and never falls below 112 px', () => {
    expect(columnTrack(240, undefined)).toBe('minmax(112px, 240fr)')
    expect(columnTrack(80, undefined)).toBe('minmax(80px, 80fr)')
    expect(columnTrack(undefined, undefined)).toBe('minmax(112px, 160fr)')
  })

  it('takes any CSS track, and a width that was chosen before both', () => {
    expect(columnTrack('max-content', undefined)).toBe('max-content')
    expect(columnTrack('30%', 210)).toBe('210px')
  })

  it('keeps a chosen width in bounds', () => {
    expect([10, 100.4, 5000].map(boundedWidth)).toEqual([64, 100, 1200])
  })
})

describe('moving a column', () => {
  const keys = ['email', 'name', 'team', 'signature']

  it('takes the place of another column', () => {
    expect(moved(keys, 'email', 'team')).toEqual(['name', 'team', 'email', 'signature'])
    expect(moved(keys, 'gone', 'team')).toEqual(keys)
    expect(moved(keys, 'signature', 'email')).toEqual(['signature', 'email', 'name', 'team'])
  })
})

describe('parseColumnState', () => {
  it('reads what was written', () => {
    const state = {
      columnVisibility: { team: false },
      columnOrder: ['name', 'email'],
      columnPinning: { start: ['name'], end: [] },
      columnSizing: { name: 220 },
      columnUnpinned: ['email'],
    }
    expect(parseColumnState(JSON.stringify(state))).toEqual(state)
  })

  it.each(['', 'null', '[]', '7', '{"columnOrder":7,"columnSizing":{"name":"wide","team":-1}}'])(
    'leaves out what is not as it should be: %s',
    (json) => {
      const declared = declaredColumns([])
      const remembered = parseColumnState(json)
      expect(remembered ? layOver(remembered, declared) : declared).toEqual(declared)
    },
  )
})

describe('columns that are remembered', () => {
  const declared = declaredColumns([
    { key: 'name', pinned: 'start' },
    { key: 'email', isHidden: true },
    { key: 'team' },
    { key: 'state', pinned: 'end' },
  ])
  const keep = (state: ColumnState) => toRemember(state, declared)

  it('stand as the reader left them', () => {
    const left: ColumnState = {
      columnVisibility: { email: true, team: false },
      columnOrder: ['team', 'email'],
      columnPinning: { start: ['team'], end: ['state'] },
      columnSizing: { team: 90 },
    }
    expect(layOver(keep(left), declared)).toEqual(left)
  })

  it('leave it to the cells whether a column that came later is hidden or pinned', () => {
    const left = {
      ...declared,
      columnVisibility: { ...declared.columnVisibility, team: false },
      columnPinning: { start: [], end: ['state'] },
    }
    const later = declaredColumns([
      { key: 'name', pinned: 'start' },
      { key: 'email', isHidden: true },
      { key: 'team' },
      { key: 'phone', isHidden: true },
      { key: 'badge', pinned: 'start' },
      { key: 'state', pinned: 'end' },
    ])
    expect(layOver(keep(left), later)).toMatchObject({
      columnVisibility: { email: false, team: false, phone: false },
      columnPinning: { start: ['badge'], end: ['state'] },
    })
  })

  it('follow the cells in what the reader never changed', () => {
    const shown = declaredColumns([{ key: 'email' }, { key: 'name', pinned: 'start' }])
    expect(layOver(keep({ ...declared, columnSizing: { name: 220 } }), shown)).toMatchObject({
      columnVisibility: {},
      columnSizing: { name: 220 },
    })
  })
})

it('shows a column that was hidden before its cell forbade it', () => {
  const hidden = toRemember(
    { ...declaredColumns([]), columnVisibility: { name: false, team: false } },
    declaredColumns([]),
  )
  const declared = declaredColumns([{ key: 'name', isAlwaysShown: true }, { key: 'team' }])
  const state = layOver(hidden, declared)
  expect(state.columnVisibility).toEqual({ name: true, team: false })
  expect(toRemember(state, declared).columnVisibility).toEqual({ team: false })
})

it('begins with the columns that are pinned or hidden where they are declared', () => {
  expect(
    declaredColumns([
      { key: 'name', pinned: 'start' },
      { key: 'email', isHidden: true },
      { key: 'team' },
      { key: 'state', pinned: 'end' },
    ]),
  ).toEqual({
    columnVisibility: { email: false },
    columnOrder: [],
    columnPinning: { start: ['name'], end: ['state'] },
    columnSizing: {},
  })
})
