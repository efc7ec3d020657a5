import type { ComponentType } from 'react';
import type { DrawingName } from '../figure-names.ts';
import { BioCard, Clipboard, Contract, Form, ScoreSheet } from './papers.tsx';
import { Player, Portrait, Poster } from './people.tsx';
import { FirstMessage, WarningMessage } from './phones.tsx';

/** The drawing of each name that a figure's file may use. */
export const DRAWN: Record<DrawingName, ComponentType> = {
  'bio-card': BioCard,
  clipboard: Clipboard,
  contract: Contract,
  'first-message': FirstMessage,
  form: Form,
  player: Player,
  portrait: Portrait,
  poster: Poster,
  'score-sheet': ScoreSheet,
  'warning-message': WarningMessage,
};
