import { describe, expect, it } from 'vitest'
import {
  basedOn,
  contestedLines,
  foreignLines,
  parseLineChanges,
  withoutContested,
  withQuantity,
} from './line-changes.ts'

const gloves = { key: 'gloves', name: 'Gants', qty: 300 }
const masks = { key: 'masks', name: 'Masques', qty: 50 }
const lines = [gloves, masks]

describe('the edited lines of an order', () => {
  it('remember the quantity that they replace, until the user enters it again', () => {
    const once = withQuantity({}, gloves, 400)
    expect(withQuantity(once, gloves, 500)).toEqual({ gloves: { qty: 500, from: 300 } })
    expect(withQuantity(once, gloves, 300)).toEqual({})
    const stored = { ...gloves, qty: 200 }
    expect(withQuantity(once, stored, 500)).toEqual({ gloves: { qty: 500, from: 300 } })
  })

  it('are contested once somebody else has changed them to another quantity', () => {
    const changes = withQuantity({}, gloves, 400)
    expect(contestedLines(changes, lines)).toEqual([])
    expect(contestedLines(changes, [{ ...gloves, qty: 400 }])).toEqual([])
    expect(contestedLines(changes, [{ ...gloves, qty: 200 }, masks])).toEqual([
      { key: 'gloves', name: 'Gants', mine: 400, theirs: 200 },
    ])
  })

  it('are left out of the list of lines that only somebody else has changed or added', () => {
    const now = [
      { ...gloves, qty: 200 },
      { ...masks, qty: 60 },
      { key: 'gauze', name: 'Compresses', qty: 10 },
    ]
    expect(foreignLines(lines, now, withQuantity({}, gloves, 400))).toEqual([
      { key: 'masks', name: 'Masques', mine: 50, theirs: 60 },
      { key: 'gauze', name: 'Compresses', mine: 0, theirs: 10 },
    ])
  })

  it('are no longer contested once the user has decided whose quantity to keep', () => {
    const changes = withQuantity(withQuantity({}, gloves, 400), masks, 10)
    const now = [{ ...gloves, qty: 200 }, masks]
    const contested = contestedLines(changes, now)
    expect(withoutContested(changes, contested)).toEqual({ masks: { qty: 10, from: 50 } })
    expect(basedOn(changes, now)).toEqual({
      gloves: { qty: 400, from: 200 },
      masks: { qty: 10, from: 50 },
    })
  })

  it.each([
    [{}, true],
    [{ gloves: { qty: 400, from: 300 } }, true],
    [{ gloves: { qty: -1, from: 300 } }, false],
    [{ gloves: 400 }, false],
    [[], false],
    [null, false],
  ])('are read from storage only if they are valid: %o', (stored, isValid) => {
    expect(parseLineChanges(stored)).toEqual(isValid ? stored : null)
  })
})
