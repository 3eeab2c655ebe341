import { ConfirmDialog } from '@org/ui/primitives'
import { useNavigate } from 'react-router-dom'
import { selectUpgrade, upgradeAnswered } from './upgrade-slice.ts'
import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { paths } from '#shared/paths.ts'
import { upgradeTexts } from './texts.ts'

/** Asks whether to subscribe after an action was rejected for lack of a subscription. */
export function UpgradeQuestion() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { isAsked } = useAppSelector(selectUpgrade)
  return (
    <ConfirmDialog
      title={upgradeTexts.title}
      isOpen={isAsked}
      onCancel={() => dispatch(upgradeAnswered())}
      onConfirm={() => {
        dispatch(upgradeAnswered())
        void navigate(paths.billing)
      }}
    >
      {upgradeTexts.help}
    </ConfirmDialog>
  )
}
