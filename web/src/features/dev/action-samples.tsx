import { ArrowRight, Bell, Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Sample } from './sample.tsx';

const VARIANTS = ['primary', 'accent', 'secondary', 'ghost', 'destructive', 'link'] as const;

export function ActionSamples() {
  return (
    <>
      <Sample title="Button">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample title="Disabled">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample title="Busy">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} isBusy busyText="Please wait...">
            {variant}
          </Button>
        ))}
      </Sample>
      <Sample title="Sizes and icons">
        <Button size="sm" icon={<Plus aria-hidden />}>
          Small
        </Button>
        <Button icon={<Plus aria-hidden />}>Medium</Button>
        <Button size="lg">
          Large
          <ArrowRight aria-hidden />
        </Button>
        <IconButton label="Notifications">
          <Bell aria-hidden />
        </IconButton>
        <IconButton label="Delete" variant="secondary">
          <Trash2 aria-hidden />
        </IconButton>
        <Button asChild variant="secondary">
          <a href="#main">A link that looks like a button</a>
        </Button>
      </Sample>
    </>
  );
}
