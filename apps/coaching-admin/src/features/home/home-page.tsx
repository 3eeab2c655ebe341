import { useLoaded } from '@org/app-kit'
import { LoadedPart, Page, PageHeader } from '@org/app-kit/pages'
import type { CoachingPorts } from '@org/data'
import { Link } from '@org/ui/primitives'
import { UserPlus } from 'lucide-react'
import { useCallback } from 'react'
import { paths } from '#shared/paths.ts'
import { useLivePorts } from '#shared/ports/coaching-ports.ts'
import { StudioDeletion } from './deletion/studio-deletion.tsx'
import { Tile, Tiles } from './home.styles.ts'
import { homeTexts } from './texts.ts'

/** The first page: counts of what an admin manages, each with a link to its page. */
export function HomePage() {
  const ports = useLivePorts('coaches', 'coaching_tags', 'invitations')
  const load = useCallback((signal: AbortSignal) => countAll(ports, signal), [ports])
  const { loaded, retry } = useLoaded(load)
  return (
    <Page>
      <PageHeader
        title={homeTexts.title}
        actions={
          <Link href={paths.invite} appearance="primary">
            <UserPlus size={16} aria-hidden="true" />
            {homeTexts.invite}
          </Link>
        }
      />
      <LoadedPart loaded={loaded} onRetry={retry}>
        {(counts) => (
          <Tiles>
            {counts.map(({ label, path, count }) => (
              <li key={label}>
                <Tile to={path}>
                  <strong>{count}</strong>
                  {label}
                </Tile>
              </li>
            ))}
          </Tiles>
        )}
      </LoadedPart>
      <StudioDeletion />
    </Page>
  )
}

async function countAll({ users, coaches, tags }: CoachingPorts, signal: AbortSignal) {
  const one = { limit: 1 }
  const [active, invitations, sports, equipments] = await Promise.all([
    users.getAllCoachs({ ...one, where: { is_active: true } }, { signal }),
    coaches.getAllInvitations(one, { signal }),
    tags.getAll('sport', one, { signal }),
    tags.getAll('equipment', one, { signal }),
  ])
  return [
    { label: homeTexts.coaches, path: paths.coaches, count: active.total },
    { label: homeTexts.invitations, path: paths.coaches, count: invitations.total },
    { label: homeTexts.sports, path: paths.tags, count: sports.total },
    { label: homeTexts.equipments, path: paths.equipments, count: equipments.total },
  ]
}
