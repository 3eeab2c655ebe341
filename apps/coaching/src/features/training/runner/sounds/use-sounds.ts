import { type RunnerState, soundsDue } from '@org/api/coaching'
import { useEffect, useRef } from 'react'
import type { Running } from '../running/running.ts'
import { createSounds, type Sounds } from './sounds.ts'

/** Plays the sounds of a running session for as long as the component is shown. */
export function useSounds(running: Running, isMuted: boolean): void {
  const sounds = useRef<Sounds>(null)

  useEffect(() => {
    const context = new AudioContext()
    const created = createSounds(context, running.update)
    sounds.current = created
    let scheduledFor: RunnerState | undefined
    const schedule = () => {
      const moment = running.getMoment()
      if (!moment || moment.state === scheduledFor || context.state !== 'running') return
      scheduledFor = moment.state
      created.schedule(soundsDue(moment.state, moment.now), moment.now)
    }
    const reschedule = () => {
      scheduledFor = undefined
      running.update()
    }
    // The audio clock stands still until the browser lets it run: after the first press on the page.
    const wake = () => {
      if (context.state === 'suspended') void context.resume()
    }
    const unsubscribe = running.subscribe(schedule)
    context.addEventListener('statechange', reschedule)
    document.addEventListener('visibilitychange', reschedule)
    window.addEventListener('pointerdown', wake)
    window.addEventListener('keydown', wake)
    reschedule()
    return () => {
      unsubscribe()
      context.removeEventListener('statechange', reschedule)
      document.removeEventListener('visibilitychange', reschedule)
      window.removeEventListener('pointerdown', wake)
      window.removeEventListener('keydown', wake)
      void context.close()
    }
  }, [running])

  useEffect(() => sounds.current?.setMuted(isMuted), [running, isMuted])
}
