import { commands, page } from 'vitest/browser'
import type { Variant } from '../parameters.ts'

interface Look {
  /** Changes the page around the mounted story; answers how to change it back. */
  enter: () => Promise<() => Promise<void>>
  /** The axe rules that the change can concern; all without it. */
  rules?: readonly string[]
}

/** Rules about colours: a change of scheme moves nothing. */
const colors = ['color-contrast', 'link-in-text-block']

/** A moment in which no animation stands at its start, in milliseconds. */
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

async function phone() {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 844)
  return () => page.viewport(innerWidth, innerHeight)
}

/** The animations that reduced motion keeps from running, stopped at one moment to be compared. */
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
 * Fails where something moves without end of which a story without the motion variant shows nothing.
 * What only moves while it comes may be there already, or not yet.
 */
export async function expectStill(): Promise<void> {
  await commands.allowMotion(true)
  // What follows scrolling stands still while nobody scrolls.
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
  phone: { enter: phone },
  motion: { enter: motion, rules: colors },
}
