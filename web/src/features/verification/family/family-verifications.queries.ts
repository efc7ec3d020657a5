/** What a family asks the directors, and how it answers what they found; accepting changes the profile too. */
import type {
  AskVerification,
  AthleteVerifications,
  OwnVerification,
} from '@faircourt/contracts/verification';
import { answerOf, api } from '../../../api/client.ts';
import { useQuestionChange } from '../../../domain/evidence/evidence.queries.ts';

export function useAskVerification() {
  return useQuestionChange(
    ({
      athleteId,
      question,
    }: {
      athleteId: string;
      question: AskVerification;
    }): Promise<AthleteVerifications> =>
      answerOf(
        api.POST('/api/athletes/{id}/verifications', { params: { path: { id: athleteId } }, body: question }),
      ),
  );
}

type Answer = { question: OwnVerification; isAccepted: boolean };

export function useSettleCorrection() {
  return useQuestionChange(({ question, isAccepted }: Answer): Promise<AthleteVerifications> =>
    answerOf(
      api.POST('/api/verifications/{id}/settle', {
        params: { path: { id: question.id } },
        body: { is_accepted: isAccepted, offered_at: question.decided_at },
      }),
    ),
  );
}
