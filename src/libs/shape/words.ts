import { z } from 'zod';

/** Words that shapes of all kinds are written in. */
export const uuidShape = z.string().meta({ format: 'uuid' });
export const countShape = z.int().min(0);
export const shareShape = z.number().min(0).max(1);
export const urlShape = z.string();
