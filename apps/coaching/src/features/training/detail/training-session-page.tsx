import { lazyPart, PageLoading, partStates, useAddress } from '@org/app-kit/public'
import { isPublicTrainingPath } from '../public-path.ts'
import { SharedSession } from './shared-session.tsx'

/**
 * Loaded separately, because it needs the store, which people with a link should not have to load.
 */
const OwnSession = lazyPart(async () => (await import('./own-session.tsx')).OwnSession, {
  ...partStates(),
  loading: <PageLoading />,
})

/**
 * The page of a training session. Anybody can open it with the key in a sharing link, and the owner
 * with the id of the session.
 */
export function TrainingSessionPage() {
  const { pathname } = useAddress()
  const id = pathname.split('/')[3] ?? ''
  return isPublicTrainingPath(pathname) ? <SharedSession linkKey={id} /> : <OwnSession id={id} />
}
