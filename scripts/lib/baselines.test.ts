import { describe, expect, it } from 'vitest'
import { baselineErrors, skippedScreenshots, unusedBaselines } from './baselines.ts'

const stored = ['button--default.png', 'button--default--dark.png']

describe('baselines after a run of all stories', () => {
  it('are all in order when each was compared', () => {
    expect(unusedBaselines({ stored, compared: stored.toReversed() })).toEqual([])
    expect(baselineErrors({ stored, compared: stored }, true)).toEqual([])
  })

  it('are named when their story was removed', () => {
    const baselines = { stored: [...stored, 'slider--old.png'], compared: stored }
    expect(unusedBaselines(baselines)).toEqual(['slider--old.png'])
    for (const isCI of [true, false])
      expect(baselineErrors(baselines, isCI)).toEqual([
        'no story draws .storybook/baselines/slider--old.png',
      ])
  })

  it('are named when a look of a story was removed', () => {
    expect(unusedBaselines({ stored, compared: ['button--default.png'] })).toEqual([
      'button--default--dark.png',
    ])
  })

  it('are missed when a story has none', () => {
    const baselines = { stored, compared: [...stored, 'slider--default.png'] }
    expect(unusedBaselines(baselines)).toEqual([])
    expect(baselineErrors(baselines, true)).toEqual([
      '.storybook/baselines/slider--default.png is missing',
    ])
  })

  it('are an error in CI alone when none was compared', () => {
    const baselines = { stored, compared: null }
    expect(unusedBaselines(baselines)).toEqual([])
    expect(baselineErrors(baselines, true)).toEqual(['no story was compared with its baseline'])
    expect(baselineErrors(baselines, false)).toEqual([])
  })
})

describe('screenshots that are not compared', () => {
  const here = { isCI: false, isOff: false, hasPinnedBrowser: true }

  it('need no word where they are', () => {
    expect(skippedScreenshots(here)).toBeNull()
    expect(skippedScreenshots({ ...here, isCI: true })).toBeNull()
    expect(skippedScreenshots({ ...here, isOff: true })).toBeNull()
  })

  it.each([
    ['switched off', { isOff: true }, /^SCREENSHOTS=off /],
    ['without their browser', { hasPinnedBrowser: false }, /^Screenshots are not compared/],
  ])('stop CI when they are %s', (_, differs, message) => {
    expect(skippedScreenshots({ ...here, ...differs, isCI: true })).toEqual({
      message: expect.stringMatching(message) as string,
      isFatal: true,
    })
  })

  it('are only told where no browser of theirs is to be had', () => {
    expect(skippedScreenshots({ ...here, hasPinnedBrowser: false })).toMatchObject({
      isFatal: false,
    })
  })
})
