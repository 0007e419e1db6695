import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/controls/controls.css';
import '../ui/show/show.css';
import '../ui/states/states.css';
import '../charts/charts.css';
import './app.css';
import './print.css';
import { queryClient } from '../data/queries.js';
import { preloadScreen, router } from './router.js';
import { applyTheme } from './theme.js';

applyTheme();
preloadScreen();
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no place for the console.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
