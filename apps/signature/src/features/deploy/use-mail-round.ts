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
 * Loads the preview of a round of mails; `preview` is set until `close` is called. A response that
 * arrives later, or after the component has unmounted, is dropped.
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
