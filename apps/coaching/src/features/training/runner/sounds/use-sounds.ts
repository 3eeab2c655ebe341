import { soundsDue } from '@org/api/coaching'
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
    // Reschedules the sounds at each update of the session, because the audio clock drifts.
    const schedule = () => {
      const moment = running.getMoment()
      if (!moment || context.state !== 'running') return
      created.schedule(soundsDue(moment.state, moment.now, moment.isHidden), moment.now)
    }
    // The browser does not let the audio clock run before the first press on the page. After a call
    // or a locked screen, WebKit leaves it `interrupted`.
    const wake = () => {
      // Rejects when the browser does not let it run yet.
      if (context.state !== 'running') void context.resume().catch(() => undefined)
    }
    const wakeIfVisible = () => {
      if (document.visibilityState === 'visible') wake()
    }
    const unsubscribe = running.subscribe(schedule)
    context.addEventListener('statechange', running.update)
    window.addEventListener('pointerdown', wake)
    window.addEventListener('keydown', wake)
    document.addEventListener('visibilitychange', wakeIfVisible)
    running.update()
    return () => {
      unsubscribe()
      context.removeEventListener('statechange', running.update)
      window.removeEventListener('pointerdown', wake)
      window.removeEventListener('keydown', wake)
      document.removeEventListener('visibilitychange', wakeIfVisible)
      void context.close()
    }
  }, [running])

  useEffect(() => sounds.current?.setMuted(isMuted), [running, isMuted])
}
