import { LoaderCircle } from 'lucide-react'
import { shellTexts } from '../texts.ts'
import { Waiting } from './user-loading.styles.ts'

/** The loading state until the signed-in user is known. */
export function UserLoading() {
  return (
    <Waiting lang="en">
      <LoaderCircle size={20} aria-hidden="true" />
      {shellTexts.loading}
    </Waiting>
  )
}
