import { lazyPart, PageLoading, partStates, useAddress } from '@org/app-kit/public'
import { isPublicTrainingPath } from '../public-path.ts'
import { SharedSession } from './shared-session.tsx'

/** It needs the store, which strangers need not load. */
const OwnSession = lazyPart(async () => (await import('./own-session.tsx')).OwnSession, {
  ...partStates(),
  loading: <PageLoading />,
})

/** A session to train with: anybody's by the key of its link, one's own by its id. */
export function TrainingSessionPage() {
  const { pathname } = useAddress()
  const id = pathname.split('/')[3] ?? ''
  return isPublicTrainingPath(pathname) ? <SharedSession linkKey={id} /> : <OwnSession id={id} />
}
