import { useState } from 'react'
import { pickSample } from '../samples/sample-sessions.ts'
import { detailTexts } from './texts.ts'
import { TrainingSession } from './training-session.tsx'

/** Opens the runner with one of the sample sessions, without sign-in. */
export function LaunchPage() {
  const [session] = useState(() => pickSample(Math.random()))
  return <TrainingSession session={session} title={detailTexts.sample} opensRunner />
}
