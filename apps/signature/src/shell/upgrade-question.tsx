import { ConfirmDialog } from '@org/ui/primitives'
import { useNavigate } from 'react-router-dom'
import { upgradeAnswered } from '../billing/upgrade-slice.ts'
import { useAppDispatch, useAppSelector } from '../state.ts'
import { texts } from '../texts.ts'
import { paths } from './paths.ts'

/** Asks whether to subscribe, after an action that needs it was refused. */
export function UpgradeQuestion() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { isAsked } = useAppSelector(({ upgrade }) => upgrade)
  return (
    <ConfirmDialog
      title={texts.sidebar.upgrade}
      isOpen={isAsked}
      onCancel={() => dispatch(upgradeAnswered())}
      onConfirm={() => {
        dispatch(upgradeAnswered())
        void navigate(paths.billing)
      }}
    >
      {texts.sidebar.upgradeHelp}
    </ConfirmDialog>
  )
}
