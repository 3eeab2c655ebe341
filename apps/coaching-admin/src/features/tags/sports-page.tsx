import { withFeature } from '@org/app-kit'
import { sports } from './tag-lists.ts'
import { TagsScreen } from './tags-screen.tsx'
import { sportsTexts } from './texts.ts'

/** The sports that coaches choose from. */
function SportsScreen() {
  return <TagsScreen tags={sports} texts={sportsTexts} />
}

export const SportsPage = withFeature(sports.feature, SportsScreen)
