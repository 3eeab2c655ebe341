import { withFeature } from '@org/app-kit'
import { equipments } from './tag-lists.ts'
import { TagsScreen } from './tags-screen.tsx'
import { equipmentsTexts } from './texts.ts'

/** The equipment that coaches choose from. */
function EquipmentsScreen() {
  return <TagsScreen tags={equipments} texts={equipmentsTexts} />
}

export const EquipmentsPage = withFeature(equipments.feature, EquipmentsScreen)
