import type { Team } from '@org/api/client'
import { FormError } from '@org/app-kit/pages'
import { Button, IconButton } from '@org/ui/primitives'
import { ChevronDown, ChevronRight, Send } from 'lucide-react'
import { memo, type MouseEvent, useId, useState } from 'react'
import { deployTexts } from './texts.ts'
import { AdoptionBar } from '#shared/adoption-bar.tsx'
import { DeployDialog } from './deploy-dialog/index.ts'
import { deployObstacle, isAllSent, isWaitedFor } from './deploy-obstacle.ts'
import { Alert, Buttons, Head, Row, TeamName } from './deploy-page.styles.ts'
import { Reminder } from './reminder.tsx'
import { TeamPeople } from './lazy-team-people.ts'
import { useDeploy } from './use-deploy.ts'
import { useMailRound } from './use-mail-round.ts'
import { texts } from '#shared/texts.ts'

export interface TeamRowProps {
  team: Team
  /** The note that the administrator adds to the mail. */
  message: string
  /** Whether the members are shown from the start. */
  startsOpen: boolean
}

/**
 * Whether a click was on the row itself: not on a button or dialog in it, and not the end of a text
 * selection.
 */
function isRowClick({ target, currentTarget }: MouseEvent): boolean {
  const isInside = target instanceof Element && currentTarget.contains(target)
  return isInside && !target.closest('button') && document.getSelection()?.isCollapsed !== false
}

/**
 * One team with its adoption bar; expands to show its members. Memoised, since there may be
 * hundreds of rows.
 */
export const TeamRow = memo(function TeamRow({ team, message, startsOpen }: TeamRowProps) {
  const peopleId = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const [obstacle, setObstacle] = useState<string | null>(null)
  const { deploy, isRunning, error } = useDeploy({ kind: 'team', id: team.id }, message)
  const round = { teamId: team.id, isReminder: false }
  const { preview, ask, close, ...asking } = useMailRound(round, message)
  const sent = team.signature_template_deploy_install_email_sent_count
  const failure = obstacle ?? asking.error ?? error
  const press = () => {
    const found = deployObstacle(team)
    setObstacle(found)
    if (found === null) ask()
  }
  const confirm = () => {
    deploy()
    close()
  }
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <Row>
      <Head onClick={(event) => isRowClick(event) && setOpen(!isOpen)}>
        <IconButton
          label={deployTexts.showPeople(team.name)}
          hasTooltip={false}
          aria-expanded={isOpen}
          aria-controls={isOpen ? peopleId : undefined}
          onPress={() => setOpen(!isOpen)}
        >
          <Chevron size={16} aria-hidden="true" />
        </IconButton>
        <TeamName>
          <h2>{team.name}</h2>
          {team.is_global && <span>{texts.defaultTeam}</span>}
          <span>
            {team.signature_template
              ? deployTexts.signatureOf(team.signature_template.name)
              : deployTexts.noTemplate}
          </span>
        </TeamName>
        <AdoptionBar
          members={team.members_count}
          sent={sent}
          installed={team.signature_template_deploy_count}
          queued={team.deploy_queued_count}
          failed={team.deploy_failed_count}
          old={team.old_version_count}
        />
        <Buttons>
          {isWaitedFor(team) && <Reminder team={team} message={message} />}
          <Button
            variant="primary"
            icon={<Send size={16} aria-hidden="true" />}
            isDisabled={isAllSent(team)}
            isLoading={isRunning || asking.isRunning}
            aria-label={`${deployTexts.deploy} ${team.name}`}
            onPress={press}
          >
            {deployTexts.deploy}
          </Button>
        </Buttons>
      </Head>
      {failure !== null && (
        <Alert>
          <FormError message={failure} work={asking.error === null ? 'deploy' : 'load'} />
        </Alert>
      )}
      {preview && (
        <DeployDialog
          round={round}
          name={team.name}
          message={message}
          preview={preview}
          onConfirm={confirm}
          onClose={close}
        />
      )}
      {isOpen && <TeamPeople id={peopleId} team={team} message={message} />}
    </Row>
  )
})
