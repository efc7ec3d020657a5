import { Info, LogOut, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import {
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogTrigger,
} from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
} from '../../ui/menu.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Sample } from './sample.tsx';

/** Overlays leave the page, so they follow the page's theme and not the panel's. */
export function OverlaySamples() {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  return (
    <Sample title="Dialog, ConfirmDialog, Sheet, DropdownMenu, Popover, Tooltip">
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="secondary">Dialog</Button>
        </DialogTrigger>
        <DialogContent title="Rename list" description="Only your team sees this name.">
          <Field label="Name">
            <Input defaultValue="Guards 2027" />
          </Field>
          <DialogActions>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <DialogClose asChild>
              <Button>Save</Button>
            </DialogClose>
          </DialogActions>
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        trigger={<Button variant="destructive">Confirm</Button>}
        title="Delete this video?"
        description="It disappears from your profile at once. This cannot be undone."
        confirmLabel="Delete video"
        onConfirm={() => undefined}
      />
      <Sheet
        isOpen={isSheetOpen}
        onOpenChange={setIsSheetOpen}
        title="Navigation"
        trigger={<Button variant="secondary">Sheet</Button>}
      >
        <p className="text-muted">Content of the sheet.</p>
      </Sheet>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary">Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>Maya Torres</DropdownMenuLabel>
          <DropdownMenuItem>
            <Pencil aria-hidden />
            Edit
          </DropdownMenuItem>
          <DropdownMenuItem disabled>Disabled</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem isDestructive>
            <LogOut aria-hidden />
            End session
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="secondary">Popover</Button>
        </PopoverTrigger>
        <PopoverContent>A small panel for more than a menu.</PopoverContent>
      </Popover>
      <Tooltip text="Checked against evidence by a named director.">
        <IconButton label="What does verified mean?">
          <Info aria-hidden />
        </IconButton>
      </Tooltip>
    </Sample>
  );
}
