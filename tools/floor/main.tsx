import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import styled from 'styled-components';

/** The least the libraries of the app allow: all of them mounted around one styled line. */
const { reducer } = createSlice({ name: 'line', initialState: 'One styled line', reducers: {} });
const store = configureStore({ reducer });

const Line = styled.p`
  color: #161b26;
`;

function Pages() {
  return useRoutes([{ path: '*', element: <Line>{store.getState()}</Line> }]);
}

createRoot(document.getElementById('root') ?? document.body).render(
  <Provider store={store}>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </Provider>,
);
