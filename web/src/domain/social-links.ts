/** Links to an athlete's accounts, built here from the networks we know: a handle can never lead anywhere else. */
import type { SocialHandles } from '@faircourt/contracts/athletes';
import { SOCIAL_NETWORKS, type SocialNetwork } from '@faircourt/contracts/vocabulary';

/** Names, not words: the same in every language. */
export const SOCIAL_NAMES: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  x: 'X',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

const ADDRESSES: Record<SocialNetwork, string> = {
  instagram: 'https://www.instagram.com/',
  x: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
};

export interface SocialLink {
  network: SocialNetwork;
  handle: string;
  address: string;
}

export function socialLinks(handles: SocialHandles): SocialLink[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const handle = handles[network];
    return handle ? [{ network, handle, address: ADDRESSES[network] + encodeURIComponent(handle) }] : [];
  });
}
