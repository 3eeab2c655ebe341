import { useAppDispatch } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { Building2 } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { centreSelected } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { shellTexts } from '../texts.ts'
import { Bar, CentreName } from './centre-bar.styles.ts'

/** The header above every page: the selected centre, and the button to choose another one. */
export function CentreBar() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { centreId, centre } = useCentre()
  const choose = () => {
    dispatch(centreSelected(null))
    void navigate(paths.centres)
  }
  return (
    <Bar>
      <CentreName>
        <Building2 size={16} aria-hidden="true" />
        {centreId === null ? shellTexts.noCentre : <strong>{centre?.name}</strong>}
      </CentreName>
      <Button onPress={choose}>{texts.chooseCentre}</Button>
    </Bar>
  )
}
