import { ConflictNotice, conflictTexts } from '@org/app-kit/pages'
import { companyTexts } from './texts.ts'
import { AboveLogo, SmallLogo } from './company.styles.ts'

export interface LogoConflictProps {
  /** Address of the new logo; undefined when it was removed. */
  mine: string | undefined
  /** Address of the stored logo. */
  theirs: string | undefined
  onTake: () => void
  onReplace: () => void
}

const shown = (src: string | undefined, alt: string) =>
  src === undefined ? conflictTexts.nothing : <SmallLogo src={src} alt={alt} />

/**
 * Shows both logos when two people have changed the logo at the same time, and asks which one to
 * keep.
 */
export function LogoConflict({ mine, theirs, onTake, onReplace }: LogoConflictProps) {
  const field = {
    name: 'logo_id',
    label: companyTexts.logo,
    mine: shown(mine, conflictTexts.mine),
    theirs: shown(theirs, conflictTexts.theirs),
  }
  return (
    <AboveLogo>
      <ConflictNotice fields={[field]} onTake={onTake} onReplace={onReplace} />
    </AboveLogo>
  )
}
