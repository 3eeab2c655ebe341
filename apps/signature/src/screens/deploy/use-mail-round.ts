import { useOperation } from '@org/app-kit'
import {
  type MailRound,
  previewClosed,
  previewOperation,
  previewRequested,
  selectPreview,
} from '../../deploy/deploy-slice.ts'
import { useAppDispatch, useAppSelector } from '../../state.ts'

/** Asks what a round of mails would do; `preview` waits for a confirmation until it is closed. */
export function useMailRound(round: MailRound, message: string) {
  const dispatch = useAppDispatch()
  const key = previewOperation(round)
  const preview = useAppSelector(selectPreview(key))
  return {
    ...useOperation(key),
    preview,
    ask: () => dispatch(previewRequested({ ...round, message: message.trim() })),
    close: () => dispatch(previewClosed()),
  }
}
