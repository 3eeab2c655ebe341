import { describe, expect, it } from 'vitest'
import { baselineErrors, skippedScreenshots, unusedBaselines } from './baselines.ts'

const stored = ['button--default.png', 'button--default--dark.png']

describe('baselineErrors', () => {
  it('returns nothing when every baseline was compared', () => {
    expect(unusedBaselines({ stored, compared: stored.toReversed() })).toEqual([])
    expect(baselineErrors({ stored, compared: stored }, true)).toEqual([])
  })

  it('reports a baseline whose story was removed', () => {
    const baselines = { stored: [...stored, 'slider--old.png'], compared: stored }
    expect(unusedBaselines(baselines)).toEqual(['slider--old.png'])
    for (const isCI of [true, false])
      expect(baselineErrors(baselines, isCI)).toEqual([
        'no story renders .storybook/baselines/slider--old.png',
      ])
  })

  it('reports a baseline whose variant of a story was removed', () => {
    expect(unusedBaselines({ stored, compared: ['button--default.png'] })).toEqual([
      'button--default--dark.png',
    ])
  })

  it('reports a missing baseline when a story has none', () => {
    const baselines = { stored, compared: [...stored, 'slider--default.png'] }
    expect(unusedBaselines(baselines)).toEqual([])
    expect(baselineErrors(baselines, true)).toEqual([
      '.storybook/baselines/slider--default.png is missing',
    ])
  })

  it('reports an error only in CI when no baseline was compared', () => {
    const baselines = { stored, compared: null }
    expect(unusedBaselines(baselines)).toEqual([])
    expect(baselineErrors(baselines, true)).toEqual(['no story was compared with its baseline'])
    expect(baselineErrors(baselines, false)).toEqual([])
  })
})

describe('skippedScreenshots', () => {
  const here = { isCI: false, isOff: false, hasPinnedBrowser: true }

  it('returns null when screenshots are compared, or are switched off locally', () => {
    expect(skippedScreenshots(here)).toBeNull()
    expect(skippedScreenshots({ ...here, isCI: true })).toBeNull()
    expect(skippedScreenshots({ ...here, isOff: true })).toBeNull()
  })

  it.each([
    ['screenshots are switched off', { isOff: true }, /^SCREENSHOTS=off /],
    ['the pinned browser is missing', { hasPinnedBrowser: false }, /^Screenshots are not compared/],
  ])('is fatal in CI when %s', (_, differs, message) => {
    expect(skippedScreenshots({ ...here, ...differs, isCI: true })).toEqual({
      message: expect.stringMatching(message) as string,
      isFatal: true,
    })
  })

  it('is not fatal outside CI when the pinned browser is missing', () => {
    expect(skippedScreenshots({ ...here, hasPinnedBrowser: false })).toMatchObject({
      isFatal: false,
    })
  })
})
