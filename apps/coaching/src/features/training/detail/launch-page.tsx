import { PageTitle } from '@org/app-kit/public'
import { useState } from 'react'
import { pickSample } from '../samples/sample-sessions.ts'
import { TrainingSession } from './training-session.tsx'

/** Opens the runner with one of the sample sessions, without sign-in. */
export function LaunchPage() {
  const [session] = useState(() => pickSample(Math.random()))
  return (
    <>
      <PageTitle title={title} />
      <TrainingSession session={session} title={title} opensRunner />
    </>
  )
}

const title = 'Nouvel entrainement'
