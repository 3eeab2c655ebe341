import { useOperation, useAppDispatch, useAppSelector } from '@org/app-kit'
import { useEffect, useId } from 'react'
import {
  type MailRound,
  previewClosed,
  previewOperation,
  previewRequested,
  selectPreview,
} from './deploy-slice.ts'

/**
 * Asks what a round of mails would do; `preview` waits for a confirmation until it is closed. No
 * answer comes after that, nor once the asking part has left the page.
 */
export function useMailRound(round: MailRound, message: string) {
  const dispatch = useAppDispatch()
  const id = useId()
  const preview = useAppSelector(selectPreview(id))
  useEffect(
    () => () => {
      dispatch(previewClosed(id))
    },
    [dispatch, id],
  )
  return {
    ...useOperation(previewOperation(id)),
    preview,
    ask: () => dispatch(previewRequested({ id, round, message: message.trim() })),
    close: () => dispatch(previewClosed(id)),
  }
}
