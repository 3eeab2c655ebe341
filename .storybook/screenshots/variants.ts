import { commands, page } from 'vitest/browser'
import type { Variant } from '../parameters.ts'

interface Look {
  /** Changes the page around the mounted story; returns a function that restores it. */
  enter: () => Promise<() => Promise<void>>
  /** The axe rules that the change can affect; all rules by default. */
  rules?: readonly string[]
}

/**
 * Rules about colors. A color scheme can affect only these, since it does not change the layout.
 */
const colors = ['color-contrast', 'link-in-text-block']

/** A time at which no animation is at its start, in ms. */
const moment = 400

async function dark() {
  const root = document.documentElement
  const before = root.getAttribute('data-scheme')
  root.setAttribute('data-scheme', 'dark')
  return async () => {
    if (before === null) root.removeAttribute('data-scheme')
    else root.setAttribute('data-scheme', before)
  }
}

/** Creates the `enter` function of a look with this viewport size. */
const sized = (width: number, height: number) => async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(width, height)
  return () => page.viewport(innerWidth, innerHeight)
}

/**
 * Enables the animations that reduced motion suppresses, and pauses them at a fixed time for
 * comparison.
 */
async function motion() {
  await commands.allowMotion(true)
  const animations = document.getAnimations()
  if (animations.length === 0) {
    await commands.allowMotion(false)
    throw new Error('Nothing moves here: leave out the motion variant.')
  }
  for (const animation of animations) {
    animation.pause()
    animation.currentTime = moment
  }
  return () => commands.allowMotion(false)
}

/**
 * Fails if an endless animation runs in a story without the motion variant. Animations that end do
 * not count: whether they still run depends on timing.
 */
export async function expectStill(): Promise<void> {
  await commands.allowMotion(true)
  // Scroll-driven animations do not progress while nothing scrolls.
  const moving = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) =>
        timeline === document.timeline && effect?.getTiming().iterations === Infinity,
    ).length
  await commands.allowMotion(false)
  if (moving > 0) throw new Error('Something moves here: show it by the motion variant.')
}

export const variants: Record<Variant, Look> = {
  dark: { enter: dark, rules: colors },
  phone: { enter: sized(390, 844) },
  landscape: { enter: sized(844, 390) },
  motion: { enter: motion, rules: colors },
}
