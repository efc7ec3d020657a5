import { BadgeCheck, Clock3, Lock, OctagonX, Star } from 'lucide-react';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { Sample } from './sample.tsx';

export function FeedbackSamples() {
  return (
    <>
      <Sample title="Alert" className="flex-col items-stretch">
        <Alert title="For your information">Plan changes take effect at the next billing cycle.</Alert>
        <Alert kind="success" title="Released">
          Verified colleges now see the measurements.
        </Alert>
        <Alert
          kind="caution"
          title="Under verification"
          action={
            <Button size="sm" variant="secondary">
              Add evidence
            </Button>
          }
        >
          A director is checking this record.
        </Alert>
        <Alert kind="error">Failed to sign in. Please check your credentials.</Alert>
      </Sample>
      <Sample title="Badge">
        <Badge>Neutral</Badge>
        <Badge tone="court" icon={Lock}>
          Private
        </Badge>
        <Badge tone="ball" icon={Star}>
          Most Popular
        </Badge>
        <Badge tone="verified" icon={BadgeCheck}>
          Verified
        </Badge>
        <Badge tone="caution" icon={Clock3}>
          Waiting
        </Badge>
        <Badge tone="stop" icon={OctagonX}>
          Declined
        </Badge>
      </Sample>
      <Sample title="Toast">
        <Button
          variant="secondary"
          onClick={() =>
            toast.success({
              title: 'Signed out successfully',
              description: "You've been logged out of your account.",
            })
          }
        >
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.destructive({ title: 'Error', description: 'Failed to load profile' })}
        >
          Destructive
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.success({
              title: 'Video deleted',
              action: { label: 'Undo', onClick: () => toast.info({ title: 'Video restored' }) },
            })
          }
        >
          With an undo
        </Button>
        <Button variant="secondary" onClick={() => toast.info({ title: 'A new sign-in to your account' })}>
          Info
        </Button>
      </Sample>
      <Sample title="Loading, empty, error" className="grid items-stretch">
        <Card>
          <LoadingView className="min-h-32" />
        </Card>
        <Card>
          <EmptyState title="No videos added yet" action={<Button>Add Video</Button>}>
            Highlights help coaches see your game.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState onRetry={() => undefined} />
        </Card>
        <Card className="flex items-center gap-4 p-5">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <Spinner />
        </Card>
      </Sample>
    </>
  );
}
